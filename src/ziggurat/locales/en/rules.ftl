### The page of the rules in the browser: what is the same for every game. The rules themselves are rule-… in bubblee.ftl and babylon.ftl;
### what the page adds to them is in rules-bubblee.ftl and rules-babylon.ftl.

# $game is the name of a game as title-… has it, in the nominative.
rules-title = { $game }: the rules
rules-about = The rules this program plays by, in our own words. Where the printed rulebook says nothing or only shows a picture, we had to decide: such a rule is marked as our ruling, with the reason.
rules-search = Search the rules
rules-found =
    { $number ->
        [one] { $number } rule found
       *[other] { $number } rules found
    }
rules-none = No rule mentions that.
rules-show-all = Show all rules
# For screen readers: what the list of links to the chapters is called.
rules-chapters = Chapters
# On a small label. At most 20 characters.
rules-ruling = Our ruling
# At most 14 characters.
rules-print = Print
