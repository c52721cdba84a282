### The page of the rules of Bubblee Pop: chapters, what is to be said beyond the sentences rule-bubblee-…, and why a ruling is as it is.
### …-more stands below the rule's sentence; …-reason stands with every rule that glossary.toml lists as a ruling.

## Chapters

rules-bubblee-chapter-1 = Co jest w pudełku
rules-bubblee-chapter-2 = Przygotowanie
rules-bubblee-chapter-3 = Tura
rules-bubblee-chapter-4 = Linie
rules-bubblee-chapter-5 = Moce
rules-bubblee-chapter-6 = Pełne kolumny
rules-bubblee-chapter-7 = Koniec gry
rules-bubblee-chapter-8 = Rozgrywka jednoosobowa
rules-bubblee-chapter-9 = Inne rozstrzygnięcia

## More about a rule

rules-bubblee-1-2-more = Kolumny mają numery od 1 do 5, takie same dla obu graczy.
rules-bubblee-2-3-more = 3 stoją w kolumnach 1, 3 i 5; 4 w kolumnach 1, 2, 4 i 5; 5 w każdej kolumnie. Pozostałych czarnych się nie używa.
rules-bubblee-3-1-more = Każdy Bąbels trafia na swoje pole, zanim dobierze się następnego. Przy uzupełnianiu jednakowe mogą się stykać.
rules-bubblee-3-3-more = To dziewięć możliwości: cztery pary z bliższego rzędu i pięć kolumn. Nie musi to być para, którą wcześniej zamieniono miejscami.
rules-bubblee-4-2-more = Razem z linią znikają tylko Bąbelsy, które przylegają do niej samej, o jeden krok w górę, w dół, w lewo lub w prawo; te, które przylegają dopiero do nich, zostają.
rules-bubblee-4-4-more = Dalszy ciąg przykładu: fioletowa moc wysyła czerwonego Bąbelsa z kolumny 1 do przeciwnika, a z zielonej mocy gracz rezygnuje.
rules-bubblee-5-1-more = Grupa to wszystko w jednym kolorze, co znika naraz i łączy się w pionie lub poziomie, bez względu na liczbę linii. Ten sam kolor później w reakcji łańcuchowej to nowa grupa.
rules-bubblee-5-2-more = Dwie moce jednego koloru są jednakowe. Moce zdobyte po drodze dochodzą do pozostałych.
rules-bubblee-5-3-more = To, co w tym czasie zdobędzie druga osoba, czeka; nikt nikomu nie przerywa. Moc zawsze działa z punktu widzenia osoby, która jej używa.
rules-bubblee-5-4-more = Czarne też można zamieniać miejscami i żadna linia nie musi powstać.
rules-bubblee-5-6-more = Luka na niebie wypełni się przy następnym uzupełnianiu.
rules-bubblee-5-9-more = Nic się wtedy nie przesuwa i nikt nie dostaje punktów. Możesz też z tego zrezygnować.
rules-bubblee-6-1-more = Najpierw lądują oba; kolumna może mieć przez chwilę nawet sześć Bąbelsów, a piąty i szósty liczą się w pełni. Nie ma znaczenia, która linia zrobi miejsce ani czy stanie się to dopiero w reakcji łańcuchowej.
rules-bubblee-7-2-more = Gra kończy się najpóźniej po 37 turach.
rules-bubblee-8-1-more = W woreczku są wszystkie kolorowe Bąbelsy, których nie ma na planszy, i 3 czarne.
rules-bubblee-8-3-more = Zanim linia zniknie, możesz wysyłać Bąbelsy po jednym i przerwać w dowolnej chwili; mocy przez to nie tracisz. Liczą się też linie powstałe na twojej planecie dzięki mocom.

## Why a ruling is as it is

rules-bubblee-1-2-reason = Tekst instrukcji podaje tylko liczby pól, 20 i 10. Ich układ widać jedynie na rysunku.
rules-bubblee-2-1-reason = Instrukcja pozwala graczom ułożyć niebo dowolnie w tych granicach. Tutaj losuje się jeden z 5760 możliwych układów, każdy z równą szansą, żeby od razu można było zacząć.
rules-bubblee-2-3-reason = Gdzie stoją czarne Bąbelsy, widać jedynie na rysunku. O różnych liczbach instrukcja nie wspomina; dopuszczamy je jako wyrównanie szans, na przykład dla dziecka grającego z dorosłym.
rules-bubblee-3-2-reason = Instrukcja o tych przypadkach nie mówi. Zamiana dwóch jednakowych nic by nie zmieniła, a nikt nie powinien przegrać dlatego, że po zamianie nie zostaje żaden zrzut.
rules-bubblee-3-3-reason = W instrukcji, którą mamy, części tego zdania nie da się odczytać. To, że choć jeden Bąbels pochodzi z bliższego rzędu, pasuje do reszty i do opisów gry znanych skądinąd.
rules-bubblee-4-2-reason = W instrukcji, którą mamy, części tego zdania nie da się odczytać. Jeden krok najlepiej pasuje do reszty; kto zna to inaczej, może w opcjach wybrać całą plamę.
rules-bubblee-4-4-reason = Przykład jest w instrukcji, ale jego rysunku nie znamy. Ułożyliśmy planszę, na której wszystko dzieje się tak, jak w opisie.
rules-bubblee-5-1-reason = Instrukcja nie mówi o liniach, które się ze sobą łączą. To, co znika jako całość, liczy się raz: łatwo to zobaczyć i zapamiętać.
rules-bubblee-5-2-reason = Instrukcja pozwala wybrać kolejność, ale nie mówi, jak skończyć. Wystarczy spasować raz za wszystkie moce, żeby gra toczyła się dalej.
rules-bubblee-5-3-reason = Instrukcja nie mówi, kto jest pierwszy, gdy moce mają obie strony. Najpierw swoje kończy aktywny gracz, więc nikomu nie trzeba przerywać.
rules-bubblee-5-4-reason = Instrukcja nie mówi o dwóch jednakowych. Ich zamiana nic by nie zmieniła, więc program jej nie proponuje.
rules-bubblee-5-7-reason = W instrukcji, którą mamy, nagłówka tej mocy nie da się odczytać. Żółty to jedyny kolor, jaki dla niej zostaje.
rules-bubblee-5-10-reason = Instrukcja nie mówi, kiedy taka moc przepada. Czeka, dopóki możesz użyć innej mocy, bo tamta może jej dać cel.
rules-bubblee-5-11-reason = Instrukcja dopuszcza pełną kolumnę tylko tam, gdzie mowa o zrzucaniu. Trzymamy się jej słów.
rules-bubblee-6-1-reason = Instrukcja nie mówi, co dzieje się po drodze. Liczymy to, co widać: wszystko, co wylądowało, może tworzyć linie, stykać się i spadać.
rules-bubblee-6-2-reason = Instrukcja mówi tylko o pełnej planecie. Utknąć można jednak wcześniej, a bez zrzutu twoja tura nie może trwać dalej.
rules-bubblee-7-1-reason = Instrukcja nie mówi, co się dzieje, gdy w woreczku jest za mało Bąbelsów, a do tego nie ma możliwego zrzutu. Najpierw sprawdzamy woreczek: gdy jest w nim za mało, nikt już nie musi zrzucać, więc nikt nie przegrywa z braku zrzutu.
rules-bubblee-8-1-reason = Instrukcja nie mówi, co jest w woreczku podczas misji. Wkładamy to, co zostało, jak w grze dla dwojga.
rules-bubblee-8-3-reason = Instrukcja mówi tylko o jednej linii. Gdy łączy się ich kilka, liczymy grupami, tak jak przy mocach; z kolumny najpierw bierzemy najniższego Bąbelsa, żeby nie trzeba było wybierać więcej, niż to konieczne.
rules-bubblee-8-4-reason = Według litery instrukcji moce działają jak zawsze. Ale wtedy misję wygrywałoby się, zapełniając planetę, którą trzeba oczyścić.
rules-bubblee-8-5-reason = Instrukcja nie mówi, jak przegrywa się misję. Przyjęliśmy oba sposoby, w jakie może się skończyć gra dla dwojga.
rules-bubblee-8-6-reason = Drukowanych układów nie znamy, więc ułożyliśmy własne.
rules-bubblee-9-1-reason = Przy prawdziwym stole nikt by tego nie próbował, ale program musi podać powód. Podaje zasadę bieżącego kroku albo zasadę ruchu: tę, która na tej stronie jest wcześniej.
rules-bubblee-9-2-reason = Instrukcja nie wspomina o krzyżujących się liniach. Każda z nich jest linią sama w sobie, więc razem są dwie; w rozgrywce jednoosobowej możesz za nie wysłać 2.
