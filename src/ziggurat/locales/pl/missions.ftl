### Missions and the challenges of the day in Polish. en/missions.ftl says where each message stands.

missions-title = Misje
missions-about = Uwolnij każdą planetę od zagubionych Bąbelsów
missions-sum = { $number } z { $all }
missions-stars = { $number ->
    [0] bez gwiazdek
    [one] { $number } gwiazdka
    [few] { $number } gwiazdki
   *[many] { $number } gwiazdek
}
missions-locked = zablokowana
missions-named =
    Misja { $number }: { $name }{ $state ->
        [locked] , { missions-locked }
       *[open] { "" }
    }
missions-difficulty = Trudność
missions-difficulty-of = { $number } na 10
missions-kind = Tryb
missions-storm = Burza
missions-puzzle = Łamigłówka
missions-storm-about = To, co wyjdzie z woreczka, jest losowe i za każdym razem inne.
missions-puzzle-about = Widzisz, co wyjdzie z woreczka. Znajdź najkrótsze znane rozwiązanie.
missions-black = Czarne Bąbelsy na twojej planecie
missions-solve = Wykonaj misję
missions-turns = Najwyżej { $number ->
    [one] { $number } tura
    [few] { $number } tury
   *[many] { $number } tur
}
missions-par = { $number ->
    [one] { $number } tura
    [few] { $number } tury
   *[many] { $number } tur
}: najlepszy znany wynik
missions-points = Co najmniej { $number } punktów
missions-best = Twój rekord: { $number ->
    [one] { $number } tura
    [few] { $number } tury
   *[many] { $number } tur
}
missions-play = Graj
missions-again = Jeszcze raz
missions-next = Następna misja
missions-tell = Pochwal się
missions-result-turns = { $number ->
    [one] { $number } tura
    [few] { $number } tury
   *[many] { $number } tur
}
missions-result-points = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
missions-share = { $game }, misja { $number }, „{ $name }”: { $stars } { $result }
missions-share-daily = { $game }, { $name }: { $stars } { $result }

daily-title = Wyzwanie dnia
daily-about = Łamigłówka i ogród, codziennie nowe
daily-same = Dziś dla wszystkich takie samo. Próbuj, ile razy chcesz.
daily-bubblee-about = Misja: usuń z drugiej planety wszystkie kolory. Widzisz, co wyjdzie z woreczka; znajdź najkrótsze rozwiązanie.
daily-babylon-about = Wszyscy mają ten sam kamieniołom. Zbuduj lepszy ogród niż { $bot } i zdobądź jak najwięcej punktów.
daily-before = Poprzednie dni

mission-daily-bubblee = Łamigłówka dnia
mission-daily-babylon = Kamieniołom dnia
mission-red-tower = Czerwona wieża
mission-red-tower-tip = Ułóż na swojej planecie czerwoną linię i wyślij z niej jednego ze środkowej kolumny: wyląduje na parze.
mission-side-by-side = Obok siebie
mission-side-by-side-tip = Ułóż zieloną linię na swojej planecie i wyślij z niej jednego. Tam leżą dwa: trzeci obok nich utworzy linię. Uważaj, z której kolumny wysyłasz.
mission-raindrops = Krople deszczu
mission-raindrops-tip = Moc niebieskich zrzuca jednego Bąbelsa z nieba na drugą planetę. Co wisi nad tamtą luką?
mission-sunny-spells = Przejaśnienia
mission-sunny-spells-tip = Żółty zabiera jednego Bąbelsa z wierzchu twoich kolumn. Odsłoń w ten sposób to, czego potrzebujesz.
mission-long-row = Długi rząd
mission-long-row-tip = Jeden Bąbels w środku utworzy linię z pięciu. Wierzchniego Bąbelsa możesz wysłać także mocą fioletowych.
mission-domino = Domino
mission-domino-tip = Gdy zniknie niebieski rząd, zielone znad niego spadną i utworzą linię. Jeden Bąbels załatwi wszystko.
mission-stepping-stones = Po kamieniach
mission-stepping-stones-tip = Czarne nie tworzą linii, ale to, co na nich stoi, się liczy. Czarne mogą zostać.
mission-little-devils = Diabełki
mission-little-devils-tip = Moc czerwonych zamienia miejscami dwa sąsiednie Bąbelsy na drugiej planecie. Może wtedy nie trzeba będzie żadnego wysyłać.
mission-green-fingers = Zielone palce
mission-green-fingers-tip = Moc zielonych zamienia miejscami dwa sąsiednie Bąbelsy na twojej planecie: przygotuj nią następną linię.
mission-sun-and-rain = Słońce i deszcz
mission-sun-and-rain-tip = Dwie wieże, dwa kolory: każdej brakuje jednego na górze.
mission-upside-down = Do góry nogami
mission-upside-down-tip = Czerwone leżą na niebieskich. Który rząd musi zniknąć pierwszy?
mission-two-storeys = Dwa piętra
mission-two-storeys-tip = Po lewej reakcja łańcuchowa, po prawej wieża. Zacznij od tego, co daje niebo.
mission-odd-one-out = Intruz
mission-odd-one-out-tip = Żółty zawadza. Zamień go mocą czerwonych albo buduj na nim.
mission-gap = Uwaga, luka
mission-gap-tip = Dwie wieże, a między nimi niebieski. On też potrzebuje towarzystwa.
mission-lid = Pokrywka
mission-lid-tip = Czarny rozdziela dwa niebieskie. Niebieskie obok ułożą linię bez niego.
mission-far-apart = Daleko od siebie
mission-far-apart-tip = Dwa rogi, a między nimi nic. Linia z czterech wysyła dwa naraz.
mission-three-colours = Trzy kolory
mission-three-colours-tip = Czerwony, zielony, niebieski: zaplanuj kolejność, zanim wyślesz pierwszego.
mission-sandwich = Kanapka
mission-sandwich-tip = Żółty tkwi między dwoma zielonymi. Wyjmij go najpierw albo zostaw na koniec.
mission-full-house = Komplet
mission-full-house-tip = Pierwsza kolumna jest pełna: nic nie można tam wysłać, póki coś jej nie opuści.
mission-last-tower = Ostatnia wieża
mission-last-tower-tip = Zielone i fioletowe na przemian, a nad nimi nie ma miejsca. Moc czerwonych może je przetasować; reszta to cierpliwość.
