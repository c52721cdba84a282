### Missions and the challenges of the day in Czech. en/missions.ftl says where each message stands.

missions-title = Mise
missions-about = Zbav každou planetu ztracených bublinek
missions-sum = { $number } z { $all }
missions-stars = { $number ->
    [0] bez hvězdy
    [one] { $number } hvězda
    [few] { $number } hvězdy
   *[other] { $number } hvězd
}
missions-locked = zamčená
missions-named =
    Mise { $number }: { $name }{ $state ->
        [locked] , { missions-locked }
       *[open] { "" }
    }
missions-difficulty = Obtížnost
missions-difficulty-of = { $number } z 10
missions-kind = Způsob hry
missions-storm = Bouře
missions-puzzle = Hlavolam
missions-storm-about = Co přijde ze sáčku, určí náhoda, pokaždé jinak.
missions-puzzle-about = Vidíš, co přijde ze sáčku. Najdi nejkratší známé řešení.
missions-black = Černé bublinky na tvé planetě
missions-solve = Splň misi
missions-turns = Nejvýš { $number ->
    [one] { $number } tah
    [few] { $number } tahy
   *[other] { $number } tahů
}
missions-par = { $number ->
    [one] { $number } tah
    [few] { $number } tahy
   *[other] { $number } tahů
}: nejlepší známé řešení
missions-points = Aspoň { $number } bodů
missions-best = Tvůj rekord: { $number ->
    [one] { $number } tah
    [few] { $number } tahy
   *[other] { $number } tahů
}
missions-play = Hrát
missions-again = Zkusit znovu
missions-next = Další mise
missions-tell = Pochlubit se
missions-result-turns = { $number ->
    [one] { $number } tah
    [few] { $number } tahy
   *[other] { $number } tahů
}
missions-result-points = { $number ->
    [one] { $number } bod
    [few] { $number } body
   *[other] { $number } bodů
}
missions-share = { $game }, mise { $number }, „{ $name }“: { $stars } { $result }
missions-share-daily = { $game }, { $name }: { $stars } { $result }

daily-title = Výzva dne
daily-about = Hlavolam a zahrada, každý den nové
daily-same = Dnes pro všechny stejná. Zkoušej, kolikrát chceš.
daily-bubblee-about = Mise: na druhé planetě nesmí zbýt žádná barva. Vidíš, co přijde ze sáčku; najdi nejkratší řešení.
daily-babylon-about = Všichni mají stejný lom. Postav lepší zahradu než { $bot } a získej co nejvíc bodů.
daily-before = Předchozí dny

mission-daily-bubblee = Hlavolam dne
mission-daily-babylon = Lom dne
mission-red-tower = Červená věž
mission-red-tower-tip = Udělej na své planetě červenou linii a pošli z ní jednu z prostředního sloupce: přistane na dvojici.
mission-side-by-side = Bok po boku
mission-side-by-side-tip = Udělej na své planetě zelenou linii a pošli z ní jednu. Tam leží dvě: třetí vedle nich vytvoří linii. Pozor, ze kterého sloupce posíláš.
mission-raindrops = Kapky deště
mission-raindrops-tip = Modrá shodí jednu bublinku z oblohy na druhou planetu. Co visí nad tamní mezerou?
mission-sunny-spells = Chvilky slunce
mission-sunny-spells-tip = Žlutá odebere jednu z tvých vrchních bublinek. Odkryj tak to, co potřebuješ.
mission-long-row = Dlouhá řada
mission-long-row-tip = Jedna bublinka uprostřed udělá linii z pěti. Vrchní bublinku můžeš poslat i pomocí fialové.
mission-domino = Domino
mission-domino-tip = Až zmizí modrá řada, zelené nad ní spadnou a vytvoří linii. Jedna bublinka zvládne všechno.
mission-stepping-stones = Po kamenech
mission-stepping-stones-tip = Černé linii netvoří, ale co na nich stojí, se počítá. Samy mohou zůstat.
mission-little-devils = Čertíci
mission-little-devils-tip = Červená prohodí dvě sousední bublinky na druhé planetě. Možná pak nebudeš muset posílat žádnou.
mission-green-fingers = Zelené prsty
mission-green-fingers-tip = Zelená prohodí dvě sousední bublinky na tvé planetě: připrav si s ní další linii.
mission-sun-and-rain = Slunce a déšť
mission-sun-and-rain-tip = Dvě věže, dvě barvy: každé chybí jedna nahoře.
mission-upside-down = Vzhůru nohama
mission-upside-down-tip = Červené leží na modrých. Která řada musí zmizet první?
mission-two-storeys = Dvě patra
mission-two-storeys-tip = Vlevo řetězová reakce, vpravo věž. Začni tím, co nabízí obloha.
mission-odd-one-out = Vetřelec
mission-odd-one-out-tip = Žlutá překáží. Prohoď ji pomocí červené, nebo na ní stav.
mission-gap = Pozor, mezera
mission-gap-tip = Dvě věže a mezi nimi modrá. I ta potřebuje společnost.
mission-lid = Poklička
mission-lid-tip = Černá odděluje dvě modré. Modré vedle udělají linii bez ní.
mission-far-apart = Daleko od sebe
mission-far-apart-tip = Dva rohy a mezi nimi nic. Linie ze čtyř pošle dvě najednou.
mission-three-colours = Tři barvy
mission-three-colours-tip = Červená, zelená, modrá: naplánuj pořadí, než pošleš první.
mission-sandwich = Sendvič
mission-sandwich-tip = Žlutá vězí mezi dvěma zelenými. Nejdřív ji vytáhni, nebo ji nech nakonec.
mission-full-house = Plný dům
mission-full-house-tip = První sloupec je plný: nic se tam nedá poslat, dokud ho něco neopustí.
mission-last-tower = Poslední věž
mission-last-tower-tip = Zelené a fialové se střídají a nad nimi není místo. Červená je může přeházet; zbytek je trpělivost.
