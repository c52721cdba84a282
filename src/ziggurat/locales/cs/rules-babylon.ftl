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
rules-babylon-1-7-more = Každého symbolu je 8 na hlíně, 12 na žule a 16 na čediči. Počáteční dílek má všechny čtyři symboly. Každý ze šesti efektů je na dvou žetonech kola, dva žetony jsou bez efektu.
rules-babylon-1-8-more = Počítají se i sochy, které se staly podpěrami nebo jsou zakryté. Sloupy a vyhlídky nikdy nedojdou.
rules-babylon-2-5-more = Odebrané dílky se vyřadí ze hry. Dílek pod odebraným se odkryje hned, ještě než se odebere další.
rules-babylon-4-2-more = Rozhoduje, jak dílek leží, než ho zvedneš.
rules-babylon-4-4-more = Ještě jeden: čedičový dílek u okraje lomu, vedle čediče, žuly a hlíny, dá 3 hráči, jehož květina na něm je.
rules-babylon-5-4-more = Druhy podpěr lze kombinovat. Nad prázdnými otvory můžeš postavit 1. patro na jednoduchých sloupech, nebo 2. patro na dvojitých: volíš ty.
rules-babylon-5-7-more = Od té chvíle je toto pole obsazené.
rules-babylon-5-9-more = Nestojí to žádný sloup. Socha o dvě a více pater níž jen zabírá místo, kde by mohl stát sloup.
rules-babylon-5-10-more = O patro výš smí viset i nad takovým schodištěm.
rules-babylon-5-12-more = Počítá se i dílek postavený před chvílí.
rules-babylon-6-6-more = Nižší dílky a co na nich stojí, i schodiště, nepřekážejí. Co stálo pod lávkou, zůstává a je vidět.
rules-babylon-6-7-more = Když žádná socha nestojí, smí další znovu přijít na libovolný symbol sochy. Za zakrytou sochu body nejsou.
rules-babylon-6-8-more = Příklad v tištěných pravidlech začíná sochou na novém dílku a druhou v linii s ní; třetí symbol, mimo linii, použít nejde.
rules-babylon-7-2-more = Nezbude-li žádný dílek, není o čem rozhodovat.
rules-babylon-8-3-more = Sloupy dostaneš na začátku tahu. Pro nový symbol platí všechna pravidla dekorací, ale nic na něm stavět nemusíš. Dekorace, kterou tam postavíš, zůstane; na prázdném poli platí zase vytištěný symbol. Za těžbu nikdy nedostaneš méně než 0 sloupů.
rules-babylon-9-1-more = Dílek je viditelný, když aspoň nad jedním z jeho čtyř polí není jiný dílek; dekorace na dvou polích, když aspoň jedno z nich žádný dílek nezakrývá.
rules-babylon-9-3-more = Počítá se patro dílku, na kterém dekorace stojí.

## Why a ruling is as it is

rules-babylon-1-1-reason = Tištěný text říká jen, že otvorů je 64. Jejich uspořádání ukazuje pouze obrázek; 8 × 8 dává čtverec.
rules-babylon-1-7-reason = Nevíme, co je na dílcích a žetonech z krabice. Naše jsou vyvážené tak, aby žádná květina ani žádný symbol neměly výhodu.
rules-babylon-1-8-reason = Tištěná pravidla uvádějí počty všech součástí, ale neříkají, co se stane, když některá dojde. Je jich dost, a tak je omezujeme jen na přání hráčů.
rules-babylon-2-1-reason = Podle tištěných pravidel si hráči desky vyberou nebo rozdají. Když se přidělí podle míst, dá se hned začít; kdo chce, může si vybrat.
rules-babylon-2-2-reason = Uspořádání hromádek ukazuje pouze obrázek; 16 hromádek tvoří čtverec. Že se nikdo nedívá pod dílky, se u skutečného stolu rozumí samo sebou; tady na to dohlíží program.
rules-babylon-5-2-reason = Tištěná pravidla říkají jen, že sloupy vyměnit smíš. Automatickou výměnou nikdy nic neztratíš a nemusíš na ni myslet.
rules-babylon-5-7-reason = Tištěná pravidla neříkají, jestli stačí 3 podpěry tam, kde by se vešly 4. Nic to nezakazuje: ušetříš sloup a získáš vyhlídku.
rules-babylon-5-8-reason = Tištěná pravidla se o tom nezmiňují. I u skutečného stolu se dílek pokládá shora a nic se nezasouvá pod jiný.
rules-babylon-5-9-reason = Tištěná pravidla říkají, že se socha stane podpěrou, ale ne, zda ji můžeš vynechat. Na jejím místě žádný sloup stát nemůže, proto dílek nese ona.
rules-babylon-5-10-reason = Tištěná pravidla neříkají, nad čím smí volný roh viset. Zakazujeme jen to, co by dílku překáželo.
rules-babylon-5-11-reason = Tištěná pravidla zakazují zakrýt dílek úplně. U nás to platí pro všechny dílky v zahradě bez ohledu na patro, aby se to dalo zkontrolovat na první pohled.
rules-babylon-6-1-reason = Podle tištěných pravidel se dekorace stavějí až po dílku, ale není řečeno, jak brzy. Nic nezakazuje počkat, není tedy kam spěchat.
rules-babylon-6-6-reason = Podle tištěných pravidel má být mezi symboly prázdno, ale každé vydání to říká jinak. Nám stačí to, co lávka potřebuje: aby tam nebylo nic tak vysokého jako ona sama.
rules-babylon-6-7-reason = Tištěná pravidla nemluví o sochách, které jsou zakryté nebo se staly podpěrami. Zakrytá pořád stojí; podpěra už není socha (5.9).
rules-babylon-7-1-reason = Tištěná pravidla dovolují nechat si až 6 sloupů. Méně by ti nikdy nepomohlo, a tak ti jich automaticky zůstane co nejvíc.
rules-babylon-7-2-reason = Tištěná pravidla probírají případy jeden po druhém. Jedno rozhodnutí je zahrnuje všechny.
rules-babylon-8-3-reason = Tištěná pravidla popisují efekty několika slovy, v některých vydáních jako povinnost, v jiných jako možnost. U nás je to možnost a ostatní pravidla platí beze změny.
rules-babylon-9-1-reason = Tištěná pravidla neříkají, co co zakrývá. Dílek zakryje vše pod sebou; okolo stojící dekorace je dílek pořád vidět.
rules-babylon-9-4-reason = Tištěná pravidla zakryté vyhlídky nezmiňují. Co není vidět, to se nepočítá, jako všude v bodování.
rules-babylon-9-6-reason = Tištěná pravidla neříkají, jestli se počáteční dílky počítají. Mají květinu a leží v zahradě jako všechny ostatní.
rules-babylon-9-7-reason = Tištěná pravidla určují jen vítěze. Pořadí ostatních určujeme stejně.
