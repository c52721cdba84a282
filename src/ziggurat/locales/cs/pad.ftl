### The score pad in Czech. en/pad.ftl says where each message stands.

pad-title = Bodovací zápisník
pad-pages = Zahrady
pad-by = Jak zahradu zapsat
pad-by-garden = Poskládat zahradu
pad-by-counts = Jen spočítat
pad-add = Další hráč
pad-remove-page = Odebrat: { $player }

## A garden tapped together

pad-tools = Co pokládáš
pad-tool-tile = Dílek
pad-tool-change = Změnit
pad-choose-tile = Vyber dole dílek a klepni na pole, kde má být jeho levý dolní roh. Když klepneš na dílek, který už leží, můžeš ho změnit.
pad-now-lay = Klepni na pole, kde má být levý dolní roh dílku.
pad-now-change = Klepni na to, co chceš otočit, zvednout nebo odebrat.
pad-now-one = Klepni na pole, kde stojí { $piece }. Dalším klepnutím ji odebereš.
pad-now-two = Klepni na první ze dvou polí: { $piece }.
pad-piece-about = Dekorace se postaví na nejvyšší zobrazený dílek. K nižšímu se dostaneš, když zobrazíš méně pater.
pad-no-tile = Na poli { $cell } není žádný dílek.
pad-selected-tile = { $tile }: { $place }, { $level }. patro
pad-selected-piece = { $piece }: { $place }
pad-higher = Výš
pad-lower = Níž
pad-take-away = Odebrat
pad-done = Hotovo
pad-keys = Klávesy: R otočí, + a − zvednou a sníží, Delete odebere, Z vrátí, Esc zruší výběr.
pad-tile-kind = Dílky
pad-flower-only = Jen květina
pad-starting = Počáteční
pad-flower-only-about = K bodům stačí květina. Symboly pod dekoracemi se pak nekontrolují.
pad-filter = Jen tato květina

## Counts

pad-counts-about = Spočítej, co je vidět shora. Skryté dekorace a sochy, které nesou dílek, se nepočítají.
pad-highest = Nejvyšší patro
pad-flowers = Viditelné dílky podle květin
pad-bare = Volné otvory, když chceš rozhodnout shodu
pad-less = Méně: { $what }
pad-more = Více: { $what }

## The points, and why there are none

pad-wins =
    { $number ->
        [one] Vyhrává { $name }: 1 bod!
        [few] Vyhrává { $name }: { $number } body!
       *[other] Vyhrává { $name }: { $number } bodů!
    }
pad-shared-victory = Společné vítězství: { $names }
pad-impossible = Takovou zahradu nelze postavit:
pad-unreadable = Tohle nejde přečíst. Podrobnosti (anglicky): { $why }

## Save and share

pad-save-title = Uložit a sdílet
pad-save-about = Zápisník je uložený v tomto prohlížeči. Odkaz ho ukáže ostatním; na serveru nezůstane nic.
pad-share = Sdílet odkaz
pad-share-title = Odkaz na tento zápisník
pad-share-about = Kdo odkaz otevře, uvidí všechny zahrady a body.
pad-share-text = Naše zahrady ve hře Babylon
pad-save = Uložit soubor
pad-load = Načíst soubor
pad-clear = Nový zápisník
pad-as-text = Jako text
pad-text-about = Stejný text čte i příkaz „ziggurat score“.
pad-read = Načíst text
pad-shared = Tento zápisník je z odkazu. Tvůj vlastní zůstává, dokud ho tímto nenahradíš.
pad-shared-keep = Použít tento
pad-shared-back = Zpět k mému
pad-wrong-link = V tomto odkazu žádný zápisník není. Možná část odkazu chybí.

## The tiles of one's own box

pad-tiles-title = Dílky z tvé krabice
pad-tiles-about = Dílky tady jsou vymyšlené pro tento program. Jestli jsou v tvé krabici jiné, zapiš, co je na nich vytištěno.
pad-tiles-which = Dílky v tomto zápisníku
pad-tiles-built-in = Vestavěné
pad-tiles-own = Moje
pad-tiles-of-pad = Ze zápisníku
pad-tiles-edit = Upravit moje dílky
pad-tiles-editor-about = Zapiš, co je vytištěno na tvých dílcích. Zůstanou uložené v tomto prohlížeči pro zápisník i pro nové hry.
pad-tiles-reset = Dílky z programu
pad-tile-flower = Květina
pad-tile-wrong = něco tu nesedí
pad-corner-top-left = Vlevo nahoře
pad-corner-top-right = Vpravo nahoře
pad-corner-low-right = Vpravo dole
pad-corner-low-left = Vlevo dole
pad-no-symbol = žádný
pad-check = Kontrola
pad-tiles-good = S těmito dílky se dá hrát.
pad-tiles-wrong =
    { $number ->
        [one] Jeden dílek má příliš mnoho nebo příliš málo symbolů.
        [few] { $number } dílky mají příliš mnoho nebo příliš málo symbolů.
       *[other] { $number } dílků má příliš mnoho nebo příliš málo symbolů.
    }
pad-tiles-play = Hrát s nimi
pad-remarks = Nevyvážené
pad-remarks-about = Ve tvé krabici to tak může být, nebo je to překlep:
pad-remark-symbol = { $what }: celkem jiný počet než 36
pad-remark-flower = { $material }, { $flower }: jiný počet dílků než 4
pad-remark-twins = { $tile } a { $other } jsou stejné
