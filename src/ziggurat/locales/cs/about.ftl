### The page that says what this is. Words for families, short.

web-about-title = O programu Ziggurat
web-about-text = Zahraj si Babylon a Bubblee Pop: proti počítači, s přáteli u jedné obrazovky, nebo po internetu přes odkaz. Zdarma, bez účtů a bez reklam.
web-about-games = Hry
web-about-unofficial = Tento program je neoficiální. S autory ani vydavateli her není nijak spojen; obrázky i herní materiál jsou vlastní.
web-about-keys = Klávesnice
web-key-tab = na další prvek
web-key-arrows = pohyb po desce nebo mezi možnostmi
web-key-enter = vybrat
web-key-escape = zrušit výběr, nebo zavřít
web-key-undo = vrátit zpět
web-about-licence = Svobodný software
web-about-licence-text = Ziggurat je svobodný software pod licencí MIT.
web-about-fonts = Písma
web-about-libraries = Použité nástroje
web-about-version = Verze { $version }
