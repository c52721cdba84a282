### The page of the rules of Babylon: chapters, what is to be said beyond the sentences rule-babylon-…, and why a ruling is as it is.
### …-more stands below the rule's sentence; …-reason stands with every rule that glossary.toml lists as a ruling.

## Chapters

rules-babylon-chapter-1 = Co jest w pudełku
rules-babylon-chapter-2 = Przygotowanie
rules-babylon-chapter-3 = Tura
rules-babylon-chapter-4 = Kopanie
rules-babylon-chapter-5 = Budowanie kafelków tarasów
rules-babylon-chapter-6 = Elementy dekoracyjne
rules-babylon-chapter-7 = Magazynowanie i odrzucanie
rules-babylon-chapter-8 = Koniec rundy
rules-babylon-chapter-9 = Punktacja końcowa
rules-babylon-chapter-10 = Zapis ruchów

## More about a rule

rules-babylon-1-3-more = Kwiaty są białe, różowe, niebieskie i pomarańczowe; symbole to posąg, schody, fontanna i most.
rules-babylon-1-7-more = Każdy symbol występuje 8 razy na kafelkach gliny, 12 razy na kafelkach granitu i 16 razy na kafelkach bazaltu. Na kafelku początkowym są wszystkie cztery symbole. Każdy z sześciu efektów jest na dwóch żetonach rundy; dwa żetony są bez efektu.
rules-babylon-1-8-more = Posągi, które stały się podporami albo są zakryte, też się wliczają. Filary i belwedery nigdy się nie kończą.
rules-babylon-2-5-more = Usunięte kafelki nie wracają do gry. Kafelek, który leżał pod spodem, odsłania się od razu, zanim usunie się następny.
rules-babylon-4-2-more = Liczy się to, jak kafelek leżał, zanim został podniesiony.
rules-babylon-4-4-more = Jeszcze jeden: kafelek bazaltu przy krawędzi kamieniołomu, obok bazaltu, granitu i gliny, daje 3 graczowi, którego kwiat na nim widnieje.
rules-babylon-5-4-more = Rodzaje podpór można mieszać. Nad pustymi wycięciami możesz zbudować poziom 1 na pojedynczych filarach albo poziom 2 na podwójnych: wybór należy do ciebie.
rules-babylon-5-7-more = Odtąd to pole jest zajęte.
rules-babylon-5-9-more = Nie kosztuje to filara. Posąg niżej o dwa poziomy lub więcej tylko zajmuje miejsce, na którym mógłby stanąć filar.
rules-babylon-5-10-more = O poziom wyżej może wisieć także nad takimi schodami.
rules-babylon-5-12-more = Kafelek zbudowany przed chwilą też się liczy.
rules-babylon-6-6-more = Niższe kafelki i to, co na nich stoi, także schody, nie przeszkadzają. Co stało pod mostem, zostaje i jest widoczne.
rules-babylon-6-7-more = Jeśli żaden posąg nie stoi, następny może znów stanąć na dowolnym symbolu posągu. Zakryty posąg nie daje punktów.
rules-babylon-6-8-more = Przykład w instrukcji zaczyna się od posągu na nowym kafelku i drugiego w linii z nim; trzeci symbol, poza linią, odpada.
rules-babylon-7-2-more = Jeśli nie został żaden kafelek, nie ma o czym decydować.
rules-babylon-8-3-more = Filary dostajesz na początku tury. Nowy symbol podlega wszystkim zasadom elementów dekoracyjnych, ale nie musisz na nim nic budować. Zbudowany tam element dekoracyjny zostaje; na pustym polu znów liczy się wydrukowany symbol. Za kopanie nigdy nie dostajesz mniej niż 0 filarów.
rules-babylon-9-1-more = Kafelek jest widoczny, jeśli choć nad jednym z jego czterech pól nie ma innego kafelka; element dekoracyjny na dwóch polach, jeśli choć jednego z nich nie zakrywa kafelek.
rules-babylon-9-3-more = Liczy się poziom kafelka, na którym stoi dany element.

## Why a ruling is as it is

rules-babylon-1-1-reason = Tekst instrukcji mówi tylko, że są 64 wycięcia. Ich układ widać jedynie na rysunku; 8 × 8 daje kwadrat.
rules-babylon-1-7-reason = Nie wiemy, co jest na kafelkach i żetonach z pudełka. Nasze wyważyliśmy tak, że żaden kwiat ani symbol nie jest lepszy od innych.
rules-babylon-1-8-reason = Instrukcja podaje liczby wszystkich elementów, ale nie mówi, co się dzieje, gdy któryś się skończy. Jest ich dużo, więc ograniczamy je tylko na życzenie grających.
rules-babylon-2-1-reason = Instrukcja pozwala graczom wybrać albo rozdać plansze. Przydział według miejsc pozwala zacząć od razu; kto chce, może wybrać.
rules-babylon-2-2-reason = Układ stosów widać jedynie na rysunku; 16 stosów tworzy kwadrat. To, że nikt nie zagląda pod kafelki, jest przy prawdziwym stole oczywiste; tutaj pilnuje tego program.
rules-babylon-5-2-reason = Instrukcja mówi tylko, że wolno wymieniać. Automatyczna wymiana nigdy cię nic nie kosztuje i nie musisz o niej pamiętać.
rules-babylon-5-7-reason = Instrukcja nie mówi, czy wolno użyć 3 podpór tam, gdzie zmieściłyby się 4. Nic tego nie zabrania: oszczędzasz filar i dostajesz belweder.
rules-babylon-5-8-reason = Instrukcja o tym nie wspomina. Przy prawdziwym stole kafelek też kładzie się z góry i niczego nie wsuwa się pod inny.
rules-babylon-5-9-reason = Według instrukcji posąg staje się podporą, ale nie wiadomo, czy można go pominąć. W jego miejscu nie stanie żaden filar, więc to on podpiera kafelek.
rules-babylon-5-10-reason = Instrukcja nie mówi, nad czym może wisieć wolny róg. Zabraniamy tylko tego, co kafelkowi by przeszkadzało.
rules-babylon-5-11-reason = Instrukcja zabrania zakryć kafelek w całości. U nas dotyczy to wszystkich kafelków ogrodu, na każdym poziomie, żeby dało się to sprawdzić jednym rzutem oka.
rules-babylon-6-1-reason = Instrukcja mówi, że to kolejny krok po zbudowaniu kafelka, ale nie mówi, jak szybko trzeba go wykonać. Nic nie zabrania poczekać, więc nie ma pośpiechu.
rules-babylon-6-6-reason = Instrukcja wymaga, żeby między symbolami było pusto, a każde wydanie ujmuje to inaczej. Wymagamy tylko tego, czego potrzebuje most: niczego tak wysokiego jak on sam.
rules-babylon-6-7-reason = Instrukcja nie mówi o posągach, które są zakryte albo stały się podporami. Zakryty wciąż stoi; podpora nie jest już posągiem (5.9).
rules-babylon-7-1-reason = Instrukcja pozwala zachować do 6 filarów. Zachowanie mniejszej liczby nigdy by ci nie pomogło, więc automatycznie zostaje ci jak najwięcej.
rules-babylon-7-2-reason = Instrukcja omawia przypadki po kolei. Jedna decyzja obejmuje je wszystkie.
rules-babylon-8-3-reason = Instrukcja opisuje efekty w kilku słowach: w jednych wydaniach jako konieczność, w innych jako możliwość. U nas to możliwość, a pozostałe zasady obowiązują bez zmian.
rules-babylon-9-1-reason = Instrukcja nie mówi, co co zakrywa. Kafelek zasłania wszystko pod sobą; wokół stojącego elementu widać jeszcze kafelek.
rules-babylon-9-4-reason = Instrukcja nie wspomina o zakrytych belwederach. Czego nie widać, to się nie liczy, jak wszędzie w punktacji.
rules-babylon-9-6-reason = Instrukcja nie mówi, czy kafelki początkowe się liczą. Mają kwiat i leżą w ogrodzie jak wszystkie inne.
rules-babylon-9-7-reason = Instrukcja wskazuje tylko zwycięzcę. Dalsze miejsca ustalamy w ten sam sposób.
