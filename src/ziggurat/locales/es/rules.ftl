### The page of the rules in the browser: what is the same for every game. The rules themselves are rule-… in bubblee.ftl and babylon.ftl;
### what the page adds to them is in rules-bubblee.ftl and rules-babylon.ftl.

# $game is the name of a game as title-… has it, in the nominative.
rules-title = { $game }: reglas
rules-about = Las reglas tal como las aplica este programa, con nuestras palabras. Donde el reglamento impreso no dice nada o solo muestra un dibujo, hemos tenido que decidir: esas reglas están marcadas como interpretación nuestra, con el motivo.
rules-search = Buscar en las reglas
rules-found =
    { $number ->
        [one] { $number } regla encontrada
       *[other] { $number } reglas encontradas
    }
rules-none = Ninguna regla habla de eso.
rules-show-all = Ver todas las reglas
# For screen readers: what the list of links to the chapters is called.
rules-chapters = Capítulos
# On a small label. At most 20 characters.
rules-ruling = Interpretación
# At most 14 characters.
rules-print = Imprimir
