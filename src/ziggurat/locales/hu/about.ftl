### The page that says what this is. Words for families, short.

web-about-title = A Zigguratról
web-about-text = A Ziggurat két játék, a Babylon és a Bubblee Pop asztala: egyedül, barátokkal egy képernyőn vagy linkkel bárhonnan. Nincs fiók, nincs reklám, és semmiért sem kell fizetni.
web-about-games = A játékok
web-about-unofficial = Ez egy nem hivatalos program. Nincs kapcsolatban a játékok szerzőivel és kiadóival; a képek és az elemek sajátok.
web-about-keys = Billentyűzettel
web-key-tab = tovább a következő elemre
web-key-arrows = mozgás a táblán vagy a választások közt
web-key-enter = választás
web-key-escape = a kiválasztott elengedése vagy bezárás
web-key-undo = visszavonás
web-about-licence = Szabad szoftver
web-about-licence-text = A Ziggurat szabad szoftver, MIT-licenccel.
web-about-fonts = Betűtípusok
web-about-libraries = Így készült
web-about-version = { $version } verzió
