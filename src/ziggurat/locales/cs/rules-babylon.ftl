### The page of the rules of Babylon: chapters, what is to be said beyond the sentences rule-babylon-…, and why a ruling is as it is.
### …-more stands below the rule's sentence; …-reason stands with every rule that glossary.toml lists as a ruling.

## Chapters

rules-babylon-chapter-1 = Co je v krabici
rules-babylon-chapter-2 = Příprava
rules-babylon-chapter-3 = Tah
rules-babylon-chapter-4 = Těžba
rules-babylon-chapter-5 = Stavba dílků teras
rules-babylon-chapter-6 = Dekorace
rules-babylon-chapter-7 = Uskladnění a odložení
rules-babylon-chapter-8 = Konec kola
rules-babylon-chapter-9 = Závěrečné hodnocení
rules-babylon-chapter-10 = Zápis akcí

## More about a rule

rules-babylon-1-3-more = Květiny jsou bílé, růžové, modré a oranžové; symboly jsou socha, schodiště, fontána a lávka.
rules-babylon-1-7-more = Každého symbolu je 8 na hlíně, 12 na žule a 16 na čediči. Počáteční dílek má všechny čtyři symboly. Každý ze šesti efektů je na dvou žetonech kol; dva žádný nemají.
rules-babylon-1-8-more = Sochy, které se staly podpěrami nebo jsou zakryté, se počítají také. Sloupy a vyhlídky nikdy nedojdou.
rules-babylon-2-5-more = Odebrané dílky opouštějí hru. Co leželo pod nimi, je vidět hned, než se odebere další.
rules-babylon-4-2-more = To vše se posuzuje tak, jak dílek ležel, než byl zvednut.
rules-babylon-4-4-more = Ještě jeden: čedičový dílek u okraje lomu, vedle čediče, žuly a hlíny, dá 3 hráči, jehož květina na něm je.
rules-babylon-5-4-more = Druhy lze kombinovat. Nad prázdnými otvory může být 1. patro na jednoduchých sloupech, nebo 2. patro na dvojitých: volíš ty.
rules-babylon-5-7-more = Od té chvíle je toto pole obsazené.
rules-babylon-5-9-more = Nestojí to žádný sloup. Socha o dvě a více pater níž jen překáží sloupu.
rules-babylon-5-10-more = O patro výš smí viset i nad takovým schodištěm.
rules-babylon-5-12-more = Počítá se i dílek postavený před chvílí.
rules-babylon-6-6-more = Nižší dílky a co na nich stojí, i schodiště, nepřekážejí. Co stálo pod lávkou, zůstává a je vidět.
rules-babylon-6-7-more = Nestojí-li žádná socha, smí další opět přijít na libovolný symbol sochy. Zakrytá socha nedává body.
rules-babylon-6-8-more = Tištěný příklad začíná sochou na novém dílku a druhou v linii s ní; třetí symbol, mimo linii, neprojde.
rules-babylon-7-2-more = Nezbude-li žádný dílek, není o čem rozhodovat.
rules-babylon-8-3-more = Sloupy přijdou na začátku tahu. Jiný symbol se řídí všemi pravidly dekorací a nic se na něm stavět nemusí. Postavená dekorace zůstane; prázdné pole má zase svůj vytištěný symbol. Těžba nikdy nedá méně než 0 sloupů.
rules-babylon-9-1-more = Dílek je viditelný, když nad jedním z jeho čtyř polí není dílek; dekorace na dvou polích, když není nad jedním z nich.
rules-babylon-9-3-more = Patro je to, ve kterém je dílek, na němž dekorace stojí.

## Why a ruling is as it is

rules-babylon-1-1-reason = Tištěný text říká jen, že otvorů je 64. Jejich uspořádání ukazuje pouze obrázek; 8 × 8 dává čtverec.
rules-babylon-1-7-reason = Tištěné dílky a žetony neznáme. Naše jsou vyvážené, aby na tom žádná květina ani symbol nebyly lépe než jiné.
rules-babylon-1-8-reason = Tištěná pravidla uvádějí počty všech součástí, ale ne, co se stane, když některá dojde. Je jich dost, a tak je omezujeme jen na přání hrajících.
rules-babylon-2-1-reason = Podle tištěných pravidel si hráči desky vyberou nebo rozdají. Přidělení podle míst umožní hned začít; kdo chce, může si vybrat.
rules-babylon-2-2-reason = Uspořádání hromádek ukazuje pouze obrázek; 16 jich dává čtverec. Že se nikdo nedívá pod dílek, se u tištěné hry rozumí samo; tady se to dodržuje.
rules-babylon-5-2-reason = Tištěná pravidla říkají jen, že vyměnit smíš. Když to proběhne samo, nikdy tím nic neztratíš a nemusíš na to myslet.
rules-babylon-5-7-reason = Tištěná pravidla neříkají, jestli smějí být 3 podpěry tam, kde by se vešly 4. Nic to nezakazuje: ušetříš sloup a získáš vyhlídku.
rules-babylon-5-8-reason = Tištěná pravidla se o tom nezmiňují. I u skutečného stolu se dílek pokládá shora a nic se nezasouvá pod jiný.
rules-babylon-5-9-reason = Tištěná pravidla z ní dělají podpěru, ale neříkají, zda se bez ní obejdeš. Na jejím místě žádný sloup stát nemůže, proto dílek nese ona.
rules-babylon-5-10-reason = Tištěná pravidla neříkají, nad čím smí viset. Zakazujeme jen to, co by dílku překáželo.
rules-babylon-5-11-reason = Tištěná pravidla zakazují zakrýt dílek úplně. Platí to u nás pro všechny dílky zahrady, v každém patře, aby se to dalo ověřit jediným pohledem.
rules-babylon-6-1-reason = Tištěná pravidla říkají, že to přijde po postavení dílku, ale ne jak brzy. Nic nezakazuje počkat, není tedy třeba spěchat.
rules-babylon-6-6-reason = Tištěná pravidla chtějí mezi nimi něco prázdného a vydání to říkají různě. Žádáme jen to, co lávka potřebuje: nic tak vysokého jako ona sama.
rules-babylon-6-7-reason = Tištěná pravidla nemluví o sochách, které jsou zakryté nebo se staly podpěrami. Zakrytá pořád stojí; podpěra už není socha (5.9).
rules-babylon-7-1-reason = Tištěná pravidla dovolují nechat si až 6. Méně by ti nikdy nepomohlo, a tak ti jich samo zůstane co nejvíc.
rules-babylon-7-2-reason = Tištěná pravidla probírají případy jeden po druhém. Jedno rozhodnutí je zahrnuje všechny.
rules-babylon-8-3-reason = Tištěná pravidla popisují efekty několika slovy, některá vydání jako povinnost, jiná jako možnost. U nás je to možnost a ostatní pravidla platí beze změny.
rules-babylon-9-1-reason = Tištěná pravidla neříkají, co co zakrývá. Dílek zakryje vše pod sebou; okolo stojící dekorace je dílek pořád vidět.
rules-babylon-9-4-reason = Tištěná pravidla zakryté vyhlídky nezmiňují. Co není vidět, to se nepočítá, jako všude v bodování.
rules-babylon-9-6-reason = Tištěná pravidla neříkají, jestli se počáteční dílky počítají. Mají květinu a leží v zahradě jako všechny ostatní.
rules-babylon-9-7-reason = Tištěná pravidla určují jen vítěze. Na dalších místech porovnáváme stejně.
