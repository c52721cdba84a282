### The page that says what this is. Words for families, short.

web-about-title = O programu Ziggurat
web-about-text = Ziggurat je stůl pro dvě hry, Babylon a Bubblee Pop: o samotě, s přáteli u jedné obrazovky, nebo přes odkaz odkudkoli. Nejsou tu účty ani reklamy a nic se neplatí.
web-about-games = Hry
web-about-unofficial = Tento program je neoficiální. S autory ani vydavateli her není nijak spojen; obrázky i herní materiál jsou vlastní.
web-about-keys = Na klávesnici
web-key-tab = na další prvek
web-key-arrows = pohyb po desce nebo mezi možnostmi
web-key-enter = vybrat
web-key-escape = odložit vybrané, nebo zavřít
web-key-undo = vrátit
web-about-licence = Svobodný software
web-about-licence-text = Ziggurat je svobodný software pod licencí MIT.
web-about-fonts = Písma
web-about-libraries = Použité nástroje
web-about-version = Verze { $version }
