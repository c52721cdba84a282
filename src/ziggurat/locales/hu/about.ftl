### The page that says what this is. Words for families, short.

web-about-title = A Zigguratról
web-about-text = Babylon és Bubblee Pop a gép ellen, barátokkal egy képernyőn, vagy az interneten egy link elküldésével. Ingyenes, fiók és reklám nélkül.
web-about-games = A játékok
web-about-unofficial = Ez egy nem hivatalos program. Nincs kapcsolatban a játékok szerzőivel és kiadóival; a képek és az elemek sajátok.
web-about-keys = Billentyűzet
web-key-tab = tovább a következő elemre
web-key-arrows = mozgás a táblán vagy a lehetőségek között
web-key-enter = választás
web-key-escape = a kijelölés törlése vagy bezárás
web-key-undo = visszavonás
web-about-licence = Szabad szoftver
web-about-licence-text = A Ziggurat szabad szoftver, MIT-licenccel.
web-about-fonts = Betűtípusok
web-about-libraries = Felhasznált eszközök
web-about-version = Verzió: { $version }
