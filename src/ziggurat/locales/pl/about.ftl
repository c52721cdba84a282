### The page that says what this is. Words for families, short.

web-about-title = O programie Ziggurat
web-about-text = Zagraj w Babilon i Bąbelsy: z komputerem, ze znajomymi przy jednym ekranie albo przez internet, wysyłając link. Za darmo, bez kont i bez reklam.
web-about-games = Gry
web-about-unofficial = To nieoficjalny program, niezwiązany z autorami ani wydawcami gier; ilustracje i elementy gry powstały specjalnie dla niego.
web-about-keys = Klawiatura
web-key-tab = do następnego elementu
web-key-arrows = ruch po planszy albo między opcjami
web-key-enter = wybierz
web-key-escape = anuluj wybór albo zamknij
web-key-undo = cofnij
web-about-licence = Wolne oprogramowanie
web-about-licence-text = Ziggurat to wolne oprogramowanie na licencji MIT.
web-about-fonts = Czcionki
web-about-libraries = Użyte narzędzia
web-about-version = Wersja { $version }
