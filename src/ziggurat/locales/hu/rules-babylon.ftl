### The page of the rules of Babylon: chapters, what is to be said beyond the sentences rule-babylon-…, and why a ruling is as it is.
### …-more stands below the rule's sentence; …-reason stands with every rule that glossary.toml lists as a ruling.

## Chapters

rules-babylon-chapter-1 = Mi van a dobozban
rules-babylon-chapter-2 = Előkészület
rules-babylon-chapter-3 = A kör
rules-babylon-chapter-4 = Ásás
rules-babylon-chapter-5 = Teraszlapkák építése
rules-babylon-chapter-6 = Díszelemek
rules-babylon-chapter-7 = Raktározás és eldobás
rules-babylon-chapter-8 = A forduló vége
rules-babylon-chapter-9 = Végső pontozás
rules-babylon-chapter-10 = A lépések jelölése

## More about a rule

rules-babylon-1-3-more = A virágok: fehér, rózsaszín, kék és narancssárga; a szimbólumok: szobor, lépcső, szökőkút és híd.
rules-babylon-1-7-more = Minden szimbólumból 8 van agyagon, 12 grániton és 16 bazalton. Egy kezdő teraszlapkán mind a négy szimbólum rajta van. A hat hatás mindegyike két fordulójelölőn szerepel; további két jelölőn nincs hatás.
rules-babylon-1-8-more = Azok a szobrok is számítanak, amelyekből támasz lett, vagy amelyek el vannak takarva. Oszlop és kilátó sosem fogy el.
rules-babylon-2-5-more = A kivett lapkák kikerülnek a játékból. Ami alattuk volt, azonnal láthatóvá válik, még a következő kivétele előtt.
rules-babylon-4-2-more = Mindig az számít, hol volt a lapka, mielőtt felemelted.
rules-babylon-4-4-more = Másik példa: egy bazaltlapka a kőbánya oldalánál, bazalt, gránit és agyag mellett, 3 oszlopot ad annak a játékosnak, akinek a virága rajta van.
rules-babylon-5-4-more = Vegyesen is használhatod őket. Üres bevágások fölé építhetsz az 1. szintre szimpla oszlopokon vagy a 2. szintre duplákon: te választasz.
rules-babylon-5-7-more = Onnantól ez a mező foglalt.
rules-babylon-5-9-more = Nem kell hozzá oszlop. A két vagy több szinttel lejjebb álló szobor csak útjában van az oszlopnak.
rules-babylon-5-10-more = Egy szinttel feljebb fekvő lapka már az ilyen lépcső fölé is benyúlhat.
rules-babylon-5-12-more = Az imént épített lapka is számít.
rules-babylon-6-6-more = Az alacsonyabban fekvő lapkák, és ami rajtuk áll (akár lépcső is), nem számítanak. Ami a híd alatt volt, ott marad, és látszik.
rules-babylon-6-7-more = Ha egyetlen szobor sem áll, a következő megint bármelyik szoborszimbólumra kerülhet. Az eltakart szobor nem ad pontot.
rules-babylon-6-8-more = A nyomtatott példában először egy új lapkára kerül szobor, aztán egy második, vele egy vonalban; a harmadik szimbólum nincs vonalban, ezért oda nem kerülhet.
rules-babylon-7-2-more = Ha nem maradt lapka, nincs miről dönteni.
rules-babylon-8-3-more = Az oszlopokat a kör elején kapod. A másik szimbólumra a díszelemek minden szokásos szabálya érvényes, de nem kötelező építeni rá. Az oda épített díszelem ott marad; az üres mezőn ismét a nyomtatott szimbólum érvényes. Ásáskor sosem kapsz 0-nál kevesebb oszlopot.
rules-babylon-9-1-more = Egy lapka akkor látható, ha négy mezője közül legalább az egyik fölött nincs másik lapka; egy két mezőn álló díszelem akkor, ha legalább az egyik mezője fölött nincs lapka.
rules-babylon-9-3-more = Annak a lapkának a szintje számít, amelyen a díszelem áll.

## Why a ruling is as it is

rules-babylon-1-1-reason = A nyomtatott szöveg csak annyit mond, hogy 64 bevágás van. Az elrendezésüket csak egy kép mutatja; a 8 × 8 négyzetet ad.
rules-babylon-1-7-reason = A nyomtatott lapkákat és jelölőket nem ismerjük. A mieink kiegyensúlyozottak, hogy egyetlen virág vagy szimbólum se legyen előnyben.
rules-babylon-1-8-reason = A nyomtatott szabályok megadják az alkatrészek számát, de azt nem, hogy mi történik, ha valamelyik elfogy. Van bőven, ezért csak akkor korlátozzuk őket, ha ezt választod.
rules-babylon-2-1-reason = A nyomtatott szabályok szerint a játékosok maguk választják a táblákat, vagy kiosztják őket. Ha ülésrend szerint jár mindenkinek egy, rögtön kezdhetsz; de ha akarsz, választhatsz is.
rules-babylon-2-2-reason = A halmok elrendezését csak egy kép mutatja; 16 halom négyzetet ad. Igazi asztalnál magától értetődik, hogy senki sem néz a lapkák alá; itt erről a program gondoskodik.
rules-babylon-5-2-reason = A nyomtatott szabályok csak annyit mondanak, hogy cserélhetsz. Azzal, hogy ez automatikusan történik, soha semmit sem veszítesz, és nem kell rá gondolnod.
rules-babylon-5-7-reason = A nyomtatott szabályok nem mondják meg, lehet-e 3 támasz ott, ahol 4 is elférne. Semmi sem tiltja: megspórolsz egy oszlopot, és kapsz egy kilátót.
rules-babylon-5-8-reason = A nyomtatott szabályok nem említik. Igazi asztalnál is felülről tesszük le a lapkát, és semmit sem tolunk egy másik alá.
rules-babylon-5-9-reason = A nyomtatott szabályok szerint támasz lesz belőle, de azt nem mondják meg, figyelmen kívül hagyhatod-e. A helyén nem állhat oszlop, ezért a szobor tartja a lapkát.
rules-babylon-5-10-reason = A nyomtatott szabályok nem mondják meg, mi fölé nyúlhat be a mező. Csak azt tiltjuk, ami a lapkának útban lenne.
rules-babylon-5-11-reason = A nyomtatott szabályok tiltják, hogy egy lapka egészen eltakarjon egy másikat. Ezt a kert minden lapkájára értjük, bármelyik szinten, hogy egy pillantással ellenőrizhető legyen.
rules-babylon-6-1-reason = A nyomtatott szabályok szerint ez egy lapka megépítése után jön, de nem mondják meg, milyen hamar. Semmi sem tiltja a várakozást, tehát nem kell sietned.
rules-babylon-6-6-reason = A nyomtatott szabályok üres helyet kérnek köztük, de minden kiadás másképp fogalmaz. Mi csak azt kérjük, ami egy hídhoz kell: ne legyen ott semmi, ami olyan magas, mint a híd.
rules-babylon-6-7-reason = A nyomtatott szabályok nem szólnak az eltakart vagy támasszá vált szobrokról. Az eltakart még áll; a támasz már nem szobor (5.9).
rules-babylon-7-1-reason = A nyomtatott szabályok szerint legfeljebb 6 maradhat. Kevesebbet megtartani sosem lenne jobb, ezért automatikusan a lehető legtöbb marad nálad.
rules-babylon-7-2-reason = A nyomtatott szabályok egyenként veszik sorra az eseteket. Egyetlen döntés mindegyiket lefedi.
rules-babylon-8-3-reason = A nyomtatott szabályok röviden írják le a hatásokat: egyes kiadásokban kötelezőek, másokban választhatók. Nálunk választhatók, és minden más szabály változatlanul érvényes.
rules-babylon-9-1-reason = A nyomtatott szabályok nem mondják meg, mi mit takar el. A lapka mindent eltakar maga alatt; egy díszelem körül a lapka még látszik.
rules-babylon-9-4-reason = A nyomtatott szabályok nem említik az eltakart kilátókat. Ami nem látszik, az nem számít, ahogy a pontozásban mindenütt.
rules-babylon-9-6-reason = A nyomtatott szabályok nem mondják meg, számítanak-e a kezdő teraszlapkák. Van rajtuk virág, és ugyanúgy a kert részei, mint a többi lapka.
rules-babylon-9-7-reason = A nyomtatott szabályok csak a győztest nevezik meg. A többi helyezést ugyanígy döntjük el.
