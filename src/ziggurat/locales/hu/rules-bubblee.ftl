### The page of the rules of Bubblee Pop: chapters, what is to be said beyond the sentences rule-bubblee-…, and why a ruling is as it is.
### …-more stands below the rule's sentence; …-reason stands with every rule that glossary.toml lists as a ruling.

## Chapters

rules-bubblee-chapter-1 = Mi van a dobozban
rules-bubblee-chapter-2 = Előkészület
rules-bubblee-chapter-3 = A kör
rules-bubblee-chapter-4 = Vonalak
rules-bubblee-chapter-5 = Képességek
rules-bubblee-chapter-6 = Tele oszlopok
rules-bubblee-chapter-7 = A játék vége
rules-bubblee-chapter-8 = Egyszemélyes játék
rules-bubblee-chapter-9 = További értelmezések

## More about a rule

rules-bubblee-1-2-more = Az oszlopok 1-től 5-ig vannak számozva, mindkét játékosnak ugyanúgy.
rules-bubblee-2-3-more = Ha 3 van, az 1., 3. és 5. oszlopban állnak; ha 4, az 1., 2., 4. és 5. oszlopban; ha 5, minden oszlopban. A megmaradt feketékre nincs szükség.
rules-bubblee-3-1-more = Minden buborék a helyére kerül, mielőtt a következőt kihúznád. Itt azonos színűek is érintkezhetnek.
rules-bubblee-3-3-more = Ez kilenc lehetőség: négy pár a közeli sorodból és öt oszlop. Nem kell, hogy az a kettő legyen, amelyet megcseréltél.
rules-bubblee-4-2-more = A vonallal csak azok a buborékok tűnnek el, amelyek magához a vonalhoz érnek, egy lépésnyire fel, le, balra vagy jobbra; amelyek csak ezekhez érnek, azok maradnak.
rules-bubblee-4-4-more = A példa folytatása: a lila képesség átküldi az 1. oszlop piros buborékját az ellenfélhez, a zöld képességről pedig lemond a játékos.
rules-bubblee-5-1-more = Egy csoport az összes olyan egyszínű buborék, amely egyszerre kerül le, és fel, le, balra vagy jobbra összefügg, akárhány vonal van benne. Ha ugyanaz a szín később megint lekerül a láncreakcióban, az új csoport.
rules-bubblee-5-2-more = Két azonos színű képesség egyforma. Amit közben szerzel, az a meglévő képességekhez adódik.
rules-bubblee-5-3-more = Amit közben a másik szerez, az vár, és senki sem vág közbe. A képesség mindig annak az oldaláról hat, aki használja.
rules-bubblee-5-4-more = A feketék is cserélhetők, és nem kell vonalnak létrejönnie.
rules-bubblee-5-6-more = Az égbolton maradt lyuk a következő feltöltéskor telik meg.
rules-bubblee-5-9-more = Ilyenkor semmi sem mozdul, és nem jár érte pont. Le is mondhatsz róla.
rules-bubblee-6-1-more = Előbb mindkettő leérkezik; egy pillanatra akár hat magas is lehet az oszlop, és az ötödik meg a hatodik is ugyanúgy számít. Mindegy, melyik vonal csinál helyet, és az is, ha csak később, a láncreakcióban.
rules-bubblee-7-2-more = A játék legkésőbb 37 kör után véget ér.
rules-bubblee-8-1-more = A zsákban minden színes buborék benne van, amely nincs a táblán, és 3 fekete.
rules-bubblee-8-3-more = Az átküldés egyesével történik, mielőtt a vonal lekerül; bármikor abbahagyhatod. A képességet ezzel nem veszíted el. A bolygódon képességgel létrehozott vonalak is számítanak.

## Why a ruling is as it is

rules-bubblee-1-2-reason = A nyomtatott szöveg csak a mezők számát mondja meg: 20 és 10. Az elrendezésüket csak egy kép mutatja.
rules-bubblee-2-1-reason = A nyomtatott szabályok szerint a játékosok ezek között a határok között úgy rakják ki az égboltot, ahogy akarják. Itt az 5760 lehetséges elrendezés egyikét sorsoljuk ki, egyenlő eséllyel, hogy rögtön kezdhess.
rules-bubblee-2-3-reason = Hogy hol állnak, azt csak egy kép mutatja. Eltérő számokról nincs szó; megengedjük őket az esélyek kiegyenlítésére, például ha gyerek játszik felnőttel.
rules-bubblee-3-2-reason = A nyomtatott szabályok ezekről az esetekről nem szólnak. Két egyforma színű cseréje semmin sem változtatna, és senki se veszítsen azért, mert egy csere után nem maradt ejtése.
rules-bubblee-3-3-reason = A nálunk lévő szabálykönyvben ennek a mondatnak egy része nem olvasható. Hogy legalább az egyik a közeli sorodból való, az illik a többihez és ahhoz, ahogyan máshol leírják a játékot.
rules-bubblee-4-2-reason = A nálunk lévő szabálykönyvben ennek a mondatnak egy része nem olvasható. Az egy lépés illik legjobban a többihez; aki másként ismeri, a beállításokban az egész foltot választhatja.
rules-bubblee-4-4-reason = A példa nyomtatásban megvan, de a képét nem ismerjük. Olyan táblát raktunk ki, amelyen minden úgy történik, ahogy leírják.
rules-bubblee-5-1-reason = A nyomtatott szabályok nem szólnak összefüggő vonalakról. Ami egy darabban kerül le, az egynek számít: ez jól látszik, és könnyű megjegyezni.
rules-bubblee-5-2-reason = A nyomtatott szabályok szerint te választod a sorrendet, de arról nem szólnak, hogyan lehet abbahagyni. Ha egyszerre passzolsz mindre, gördülékeny marad a játék.
rules-bubblee-5-3-reason = A nyomtatott szabályok nem mondják meg, ki jön előbb, ha mindkettőtöknek van képessége. Az aktív játékos előbb befejezi, így senkit sem kell félbeszakítani.
rules-bubblee-5-4-reason = A nyomtatott szabályok nem szólnak két egyforma színűről. A cseréjük semmin sem változtatna, ezért nincs ilyen lehetőség.
rules-bubblee-5-7-reason = A nálunk lévő szabálykönyvben ennek a képességnek a címe nem olvasható. A sárga az egyetlen szín, amely ehhez megmaradt.
rules-bubblee-5-10-reason = A nyomtatott szabályok nem mondják meg, mikor vész el. Addig vár, amíg másik képességet használhatsz, mert attól még lehet célpontja.
rules-bubblee-5-11-reason = A nyomtatott szabályok csak az ejtésnél engednek meg tele oszlopot. Szó szerint vesszük őket.
rules-bubblee-6-1-reason = A nyomtatott szabályok nem mondják meg, mi történik közben. Az számít, ami látszik: minden, ami megérkezett, alkothat vonalat, érinthet és eshet.
rules-bubblee-6-2-reason = A nyomtatott szabályok csak a tele bolygóról szólnak. Előbb is el lehet azonban akadni, és ejtés nélkül nem folytatódhat a köröd.
rules-bubblee-7-1-reason = A nyomtatott szabályok nem mondják meg, mi történik, ha túl kevés van a zsákban, és lehetséges ejtés sincs. Előbb a zsákot nézzük: ha már túl kevés van benne, senkinek sem kell ejtenie, így senki sem veszít amiatt, hogy nem tud.
rules-bubblee-8-1-reason = A nyomtatott szabályok nem mondják meg, mi van a zsákban egy küldetésnél. Ami megmaradt, azt tesszük bele, mint a kétszemélyes játékban.
rules-bubblee-8-3-reason = A nyomtatott szabályok egyetlen vonalról szólnak. Ha több függ össze, csoportonként számolunk, ahogy a képességeknél; egy oszlopból a legalsó megy előbb, hogy ne kelljen a szükségesnél többet választani.
rules-bubblee-8-4-reason = Szó szerint véve a képességek a szokásos módon hatnak. De akkor úgy is győzhetnél a küldetésben, hogy megtöltöd azt a bolygót, amelyet ki kell ürítened.
rules-bubblee-8-5-reason = A nyomtatott szabályok nem mondják meg, hogyan bukik el egy küldetés. A kétszemélyes játék két befejezését vettük át.
rules-bubblee-8-6-reason = A nyomtatott elrendezéseket nem ismerjük, ezért sajátokat készítettünk.
rules-bubblee-9-1-reason = Igazi asztalnál senki sem próbálná meg; egy programnak viszont meg kell indokolnia. Az éppen zajló szakasz vagy a lépés szabályát nevezi meg, azt, amelyik ezen az oldalon előbb áll.
rules-bubblee-9-2-reason = A nyomtatott szabályok nem említik az egymást keresztező vonalakat. Mindegyik magában is vonal, így együtt kettő; egyszemélyes játékban ezért átküldhetsz 2 buborékot.
