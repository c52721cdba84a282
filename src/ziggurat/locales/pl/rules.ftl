### The page of the rules in the browser: what is the same for every game. The rules themselves are rule-… in bubblee.ftl and babylon.ftl;
### what the page adds to them is in rules-bubblee.ftl and rules-babylon.ftl.

# $game is the name of a game as title-… has it, in the nominative.
rules-title = { $game }: zasady
rules-about = Zasady, według których gra ten program, spisane własnymi słowami. Tam, gdzie drukowana instrukcja milczy albo tylko pokazuje rysunek, musieliśmy zdecydować sami: taka zasada jest oznaczona jako nasze rozstrzygnięcie i ma uzasadnienie.
rules-search = Szukaj w zasadach
rules-found =
    { $number ->
        [one] Znaleziono { $number } zasadę
        [few] Znaleziono { $number } zasady
       *[many] Znaleziono { $number } zasad
    }
rules-none = Żadna zasada o tym nie mówi.
rules-show-all = Wszystkie zasady
# For screen readers: what the list of links to the chapters is called.
rules-chapters = Rozdziały
# On a small label. At most 20 characters.
rules-ruling = Rozstrzygnięcie
# At most 14 characters.
rules-print = Drukuj
