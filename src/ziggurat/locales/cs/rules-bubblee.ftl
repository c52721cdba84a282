### The page of the rules of Bubblee Pop: chapters, what is to be said beyond the sentences rule-bubblee-…, and why a ruling is as it is.
### …-more stands below the rule's sentence; …-reason stands with every rule that glossary.toml lists as a ruling.

## Chapters

rules-bubblee-chapter-1 = Co je v krabici
rules-bubblee-chapter-2 = Příprava
rules-bubblee-chapter-3 = Tah
rules-bubblee-chapter-4 = Linie
rules-bubblee-chapter-5 = Schopnosti
rules-bubblee-chapter-6 = Plné sloupce
rules-bubblee-chapter-7 = Konec hry
rules-bubblee-chapter-8 = Sólová hra
rules-bubblee-chapter-9 = Další výklady

## More about a rule

rules-bubblee-1-2-more = Sloupce mají čísla 1 až 5, pro oba hráče stejná.
rules-bubblee-2-3-more = 3 stojí ve sloupcích 1, 3 a 5; 4 ve sloupcích 1, 2, 4 a 5; 5 v každém sloupci. Zbylé černé se nepoužijí.
rules-bubblee-3-1-more = Každá bublinka dostane své pole dřív, než se vytáhne další. Při doplňování se stejné dotýkat smějí.
rules-bubblee-3-3-more = To je devět možností: čtyři dvojice z bližší řady a pět sloupců. Nemusí to být ty dvě, které se prohodily.
rules-bubblee-4-2-more = S linií zmizí jen bublinky, které se dotýkají přímo jí, o jeden krok nahoru, dolů, vlevo nebo vpravo; co se dotýká až těchto bublinek, zůstane.
rules-bubblee-4-4-more = Příklad pokračuje: fialová schopnost pošle červenou bublinku ze sloupce 1 k soupeři a zelené schopnosti se hráč vzdá.
rules-bubblee-5-1-more = Skupina je vše jedné barvy, co zmizí současně a svisle nebo vodorovně spolu souvisí, ať je v tom linií, kolik chce. Stejná barva později v řetězové reakci je nová skupina.
rules-bubblee-5-2-more = Dvě schopnosti jedné barvy jsou totéž. Schopnosti získané mezitím se přidají k ostatním.
rules-bubblee-5-3-more = Co mezitím získá druhá strana, musí počkat; nikdo nikoho nepřerušuje. Schopnost působí vždy z pohledu toho, kdo ji používá.
rules-bubblee-5-4-more = Prohazovat se smějí i černé a žádná linie vzniknout nemusí.
rules-bubblee-5-6-more = Díra v obloze se zaplní při příštím doplňování.
rules-bubblee-5-9-more = Nic se přitom nepřesouvá ani neboduje. Můžeš se toho i vzdát.
rules-bubblee-6-1-more = Nejdřív dopadnou obě; sloupec může mít na chvíli až šest bublinek a pátá i šestá se počítají naplno. Nezáleží na tom, která linie místo udělá, ani jestli se to stane až později v řetězové reakci.
rules-bubblee-7-2-more = Hra skončí nejpozději po 37 tazích.
rules-bubblee-8-1-more = V sáčku jsou všechny barevné bublinky, které nejsou na desce, a 3 černé.
rules-bubblee-8-3-more = Než linie zmizí, můžeš posílat bublinky po jedné a kdykoli přestat; o schopnost tím nepřijdeš. Počítají se i linie, které na tvé planetě vzniknou díky schopnostem.

## Why a ruling is as it is

rules-bubblee-1-2-reason = Tištěný text uvádí jen počty polí, 20 a 10. Jejich uspořádání ukazuje pouze obrázek.
rules-bubblee-2-1-reason = Tištěná pravidla nechávají hráče rozložit oblohu v těchto mezích libovolně. Tady se losuje jedno z 5760 možných rozložení, každé se stejnou šancí, aby se dalo hned začít.
rules-bubblee-2-3-reason = Kde černé bublinky stojí, ukazuje pouze obrázek. O různých počtech pravidla nemluví; dovolujeme je jako vyrovnání šancí, třeba když hraje dítě s dospělým.
rules-bubblee-3-2-reason = Tištěná pravidla o těchto případech nemluví. Prohodit dvě stejné by nic nezměnilo a nikdo nemá prohrát kvůli tomu, že mu po prohození nezbyl žádný shoz.
rules-bubblee-3-3-reason = V pravidlech, která máme, se část této věty nedá přečíst. Že aspoň jedna bublinka je z bližší řady, odpovídá zbytku i tomu, jak se hra popisuje jinde.
rules-bubblee-4-2-reason = V pravidlech, která máme, se část této věty nedá přečíst. Jeden krok odpovídá zbytku nejlépe; kdo to zná jinak, může si v nastavení zvolit celý shluk.
rules-bubblee-4-4-reason = Příklad je vytištěný, ale jeho obrázek neznáme. Rozložili jsme desku, na které se vše odehraje tak, jak je popsáno.
rules-bubblee-5-1-reason = Tištěná pravidla nemluví o liniích, které spolu souvisejí. Co odejde vcelku, počítá se jednou: to se dobře vidí i pamatuje.
rules-bubblee-5-2-reason = Tištěná pravidla dovolují zvolit pořadí, ale neříkají, jak skončit. Stačí pasovat jednou za všechny schopnosti, aby hra nestála.
rules-bubblee-5-3-reason = Tištěná pravidla neříkají, kdo je na řadě dřív, když mají schopnosti obě strany. Aktivní hráč nejdřív dokončí své, takže není třeba nikoho přerušovat.
rules-bubblee-5-4-reason = Tištěná pravidla nemluví o dvou stejných. Prohodit je by nic nezměnilo, proto se to nenabízí.
rules-bubblee-5-7-reason = V pravidlech, která máme, se nadpis této schopnosti nedá přečíst. Žlutá je jediná barva, která na ni zbývá.
rules-bubblee-5-10-reason = Tištěná pravidla neříkají, kdy taková schopnost propadne. Čeká, dokud můžeš použít jinou, protože ta jí může dát cíl.
rules-bubblee-5-11-reason = Tištěná pravidla připouštějí plný sloupec jen tam, kde mluví o shazování. Bereme to doslova.
rules-bubblee-6-1-reason = Tištěná pravidla neříkají, co se děje mezitím. Počítáme, co je vidět: vše, co dopadlo, může tvořit linie, dotýkat se a padat.
rules-bubblee-6-2-reason = Tištěná pravidla mluví jen o plné planetě. Uvíznout se ale dá i dřív a bez shozu tvůj tah nemůže pokračovat.
rules-bubblee-7-1-reason = Tištěná pravidla neříkají, co se stane, když je v sáčku málo bublinek a zároveň není možný žádný shoz. Nejdřív se díváme do sáčku: je-li v něm bublinek málo, nikdo už shazovat nemusí, takže nikdo neprohraje proto, že mu chybí možný shoz.
rules-bubblee-8-1-reason = Tištěná pravidla neříkají, co je v sáčku při misi. Dáváme tam, co zbylo, jako ve hře pro dva.
rules-bubblee-8-3-reason = Tištěná pravidla mluví o jediné linii. Když jich spolu souvisí víc, počítáme po skupinách jako u schopností; ze sloupce jde první ta nejnižší, aby se nemuselo vybírat víc, než je třeba.
rules-bubblee-8-4-reason = Podle litery pravidel působí schopnosti jako vždy. Jenže pak by se mise vyhrála zaplněním planety, kterou máš vyčistit.
rules-bubblee-8-5-reason = Tištěná pravidla neříkají, jak se mise prohrává. Převzali jsme oba způsoby, jak může skončit hra pro dva.
rules-bubblee-8-6-reason = Tištěná rozložení neznáme, a tak jsme vytvořili vlastní.
rules-bubblee-9-1-reason = U skutečného stolu by to nikdo nezkoušel, ale program musí udat důvod. Uvede pravidlo probíhajícího kroku, nebo pravidlo akce, podle toho, které je na této stránce dřív.
rules-bubblee-9-2-reason = Tištěná pravidla křížící se linie nezmiňují. Každá z nich je linie sama o sobě, takže dohromady jsou dvě; v sólové hře díky tomu smíš poslat 2.
