### The page of the rules in the browser: what is the same for every game. The rules themselves are rule-… in bubblee.ftl and babylon.ftl;
### what the page adds to them is in rules-bubblee.ftl and rules-babylon.ftl.

# $game is the name of a game as title-… has it, in the nominative.
rules-title = { $game }: szabályok
rules-about = A szabályok úgy, ahogyan ez a program alkalmazza őket, a saját szavainkkal. Ahol a nyomtatott szabálykönyv hallgat, vagy csak képet mutat, döntenünk kellett: az ilyen szabályt saját értelmezésként jelöljük, és megindokoljuk.
rules-search = Keresés a szabályokban
rules-found = { $number } szabály található
rules-none = Erről egyetlen szabály sem szól.
rules-show-all = Minden szabály
# For screen readers: what the list of links to the chapters is called.
rules-chapters = Fejezetek
# On a small label. At most 20 characters.
rules-ruling = Saját értelmezés
# At most 14 characters.
rules-print = Nyomtatás
