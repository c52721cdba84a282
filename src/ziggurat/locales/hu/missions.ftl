### Missions and the challenges of the day in Hungarian. en/missions.ftl says where each message stands.

missions-title = Küldetések
missions-about = Szabadíts meg minden bolygót az elveszett buborékoktól
missions-sum = { $number } / { $all }
missions-stars = { $number ->
    [0] nincs csillag
   *[other] { $number } csillag
}
missions-locked = még zárva
missions-named =
    { $number }. küldetés: { $name }{ $state ->
        [locked] , { missions-locked }
       *[open] { "" }
    }
missions-difficulty = Nehézség
missions-difficulty-of = 10-ből { $number }
missions-kind = Játékmód
missions-storm = Vihar
missions-puzzle = Rejtvény
missions-storm-about = Ami a zsákból jön, véletlenszerű, és mindig más.
missions-puzzle-about = Látod, mi következik a zsákból. Találd meg a legrövidebb ismert megoldást.
missions-black = Fekete buborékok a bolygódon
missions-solve = Oldd meg
missions-turns = Legfeljebb { $number } körben
missions-par = { $number } körben (legjobb ismert)
missions-points = Legalább { $number } pont
missions-best = Rekordod: { $number } kör
missions-play = Játék
missions-again = Újra
missions-next = Következő küldetés
missions-tell = Megosztom
missions-result-turns = { $number } kör
missions-result-points = { $number } pont
missions-share = { $game } – { $number }. küldetés, „{ $name }”: { $stars } { $result }
missions-share-daily = { $game }, { $name }: { $stars } { $result }

daily-title = Napi kihívás
daily-about = Egy rejtvény és egy kert, naponta új
daily-same = Ma mindenki ugyanazt a kihívást kapja. Annyiszor próbálhatod, ahányszor csak akarod.
daily-bubblee-about = Küldetés: a másik bolygón egy szín sem maradhat. Látod, mi következik; találd meg a legrövidebb megoldást.
daily-babylon-about = Mindenki ugyanazt a kőbányát kapja. Építs jobb kertet, mint { $bot }, és gyűjts minél több pontot.
daily-before = Az előző napok

mission-daily-bubblee = Napi rejtvény
mission-daily-babylon = Napi kőbánya
mission-red-tower = Piros torony
mission-red-tower-tip = Rakj ki piros vonalat a bolygódon, és küldj át belőle egyet a középső oszlopból: a pár tetejére esik.
mission-side-by-side = Egymás mellett
mission-side-by-side-tip = Rakj ki zöld vonalat a bolygódon, és küldj át belőle egyet. Ott kettő van: a harmadik mellettük vonalat alkot. Figyelj, melyik oszlopból küldöd át.
mission-raindrops = Esőcseppek
mission-raindrops-tip = A kék leejt egyet az égboltról a másik bolygóra. Mi lóg ott a rés felett?
mission-sunny-spells = Napsugarak
mission-sunny-spells-tip = A sárga elviszi az egyik legfelső buborékodat. Így felfedheted, amire szükséged van.
mission-long-row = A hosszú sor
mission-long-row-tip = Egy középre öt hosszú vonalat ad. A lila is átküldi az egyik legfelső buborékodat.
mission-domino = Dominó
mission-domino-tip = Ha a kék sor eltűnik, a felette lévő zöldek vonalba esnek. Egyetlen buborék is elég.
mission-stepping-stones = Kőről kőre
mission-stepping-stones-tip = A feketék nem alkotnak vonalat, de ami rajtuk áll, számít. A feketék maradhatnak.
mission-little-devils = Kis ördögök
mission-little-devils-tip = A piros megcserél két szomszédos buborékot a másik bolygón. Így néha nem kell átküldened semmit.
mission-green-fingers = Zöldujjú
mission-green-fingers-tip = A zöld megcserél két szomszédos buborékot a te bolygódon: készítsd elő vele a következő vonalat.
mission-sun-and-rain = Nap és eső
mission-sun-and-rain-tip = Két torony, két szín: mindkettő tetejére kell még egy.
mission-upside-down = Fejjel lefelé
mission-upside-down-tip = A pirosak a kékeken ülnek. Melyik sornak kell előbb eltűnnie?
mission-two-storeys = Két emelet
mission-two-storeys-tip = Balra láncreakció, jobbra torony. Kezdd azzal, amit az égbolt ad.
mission-odd-one-out = A betolakodó
mission-odd-one-out-tip = A sárga útban van. Cseréld el a piros képességével, vagy építs rá.
mission-gap = Vigyázat, rés
mission-gap-tip = Két torony, köztük egy kék. Annak is társaság kell.
mission-lid = A fedő
mission-lid-tip = Egy fekete választ el két kéket. A mellé kerülő kékekkel nélküle is lehet vonal.
mission-far-apart = Messze egymástól
mission-far-apart-tip = Két sarok, köztük semmi. A négyes vonalból kettőt átküldhetsz egyszerre.
mission-three-colours = Három szín
mission-three-colours-tip = Piros, zöld, kék: tervezd meg a sorrendet, mielőtt az elsőt átküldöd.
mission-sandwich = Szendvics
mission-sandwich-tip = A sárga két zöld közé szorult. Előbb vedd ki, vagy hagyd a végére.
mission-full-house = Telt ház
mission-full-house-tip = Az első oszlop tele van: oda semmit sem tudsz átküldeni, amíg valami el nem hagyja.
mission-last-tower = Az utolsó torony
mission-last-tower-tip = Zöld, lila, zöld, lila egymáson, és felettük nincs hely. A piros átrendezheti őket; a többi türelem kérdése.
