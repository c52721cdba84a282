### The page of the rules in the browser: what is the same for every game. The rules themselves are rule-… in bubblee.ftl and babylon.ftl;
### what the page adds to them is in rules-bubblee.ftl and rules-babylon.ftl.

# $game is the name of a game as title-… has it, in the nominative.
rules-title = { $game }: pravidla
rules-about = Pravidla, podle kterých hraje tento program, vlastními slovy. Kde tištěná pravidla mlčí nebo jen ukazují obrázek, museli jsme rozhodnout sami: takové pravidlo je označené jako náš výklad a je u něj důvod.
rules-search = Hledat v pravidlech
rules-found =
    { $number ->
        [one] Nalezeno { $number } pravidlo
        [few] Nalezena { $number } pravidla
       *[other] Nalezeno { $number } pravidel
    }
rules-none = O tom žádné pravidlo nemluví.
rules-show-all = Všechna pravidla
# For screen readers: what the list of links to the chapters is called.
rules-chapters = Kapitoly
# On a small label. At most 20 characters.
rules-ruling = Náš výklad
# At most 14 characters.
rules-print = Vytisknout
