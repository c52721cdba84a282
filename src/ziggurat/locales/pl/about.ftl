### The page that says what this is. Words for families, short.

web-about-title = O programie Ziggurat
web-about-text = Ziggurat to stół do dwóch gier, Babilon i Bąbelsy: w pojedynkę, ze znajomymi przy jednym ekranie albo przez link, skądkolwiek. Nie ma tu kont ani reklam i za nic się nie płaci.
web-about-games = Gry
web-about-unofficial = To nieoficjalny program. Nie jest związany z autorami ani wydawcami gier; ilustracje i elementy są własne.
web-about-keys = Klawiatura
web-key-tab = do następnego elementu
web-key-arrows = ruch po planszy albo między opcjami
web-key-enter = wybierz
web-key-escape = odłóż to, co wybrane, albo zamknij
web-key-undo = cofnij
web-about-licence = Wolne oprogramowanie
web-about-licence-text = Ziggurat to wolne oprogramowanie na licencji MIT.
web-about-fonts = Kroje pisma
web-about-libraries = Użyte narzędzia
web-about-version = Wersja { $version }
