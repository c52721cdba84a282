### The score pad in Hungarian. en/pad.ftl says where each message stands.

pad-title = Pontozótömb
pad-pages = A kertek
pad-by = Hogyan írod fel a kertet
pad-by-garden = Kert kirakása
pad-by-counts = Csak számok
pad-add = Még egy játékos
pad-remove-page = Törlés: { $player }

## A garden tapped together

pad-tools = Mit teszel le
pad-tool-tile = Lapka
pad-tool-change = Módosítás
pad-choose-tile = Válassz lent egy lapkát, aztán érintsd meg, hová kerüljön a bal alsó mezője. Egy lerakott lapkát megérintve módosíthatod.
pad-now-lay = Érintsd meg, hová kerüljön a lapka bal alsó mezője.
pad-now-change = Érintsd meg, amit forgatnál, emelnél vagy elvennél.
pad-now-one = Érintsd meg a helyét: { $piece }. Újabb érintésre eltűnik.
pad-now-two = Érintsd meg a két mező közül az elsőt: { $piece }.
pad-piece-about = Az elem a legfelső látható lapkára kerül. Ha lejjebb tennéd, mutass kevesebb szintet.
pad-no-tile = Nincs lapka itt: { $cell }.
pad-selected-tile = { $tile }: { $place }, { $level }. szint
pad-selected-piece = { $piece }: { $place }
pad-higher = Feljebb
pad-lower = Lejjebb
pad-take-away = Eltávolítás
pad-done = Kész
pad-keys = Billentyűk: R forgat, + és − emel és süllyeszt, Delete eltávolít, Z visszavon, Esc törli a kijelölést.
pad-tile-kind = Lapkák
pad-flower-only = Csak virág
pad-starting = Kezdő
pad-flower-only-about = A pontokhoz csak a virág számít. Ilyenkor nem ellenőrizzük a díszelemek alatti szimbólumokat.
pad-filter = Csak ez a virág

## Counts

pad-counts-about = Számold meg, ami felülről látszik. Az eltakart elemek és a lapkát tartó szobrok nem számítanak.
pad-highest = Legmagasabb szint
pad-flowers = Látható lapkák virág szerint
pad-bare = Üres bevágások (holtverseny esetén)
pad-less = Kevesebb: { $what }
pad-more = Több: { $what }

## The points, and why there are none

pad-wins = { $name } győz, { $number } ponttal!
pad-shared-victory = Közös győzelem: { $names }
pad-impossible = Ilyen kertet nem lehet építeni:
pad-unreadable = Ez nem olvasható. Részletek (angolul): { $why }

## Save and share

pad-save-title = Mentés és megosztás
pad-save-about = A tömböt ez a böngésző őrzi. Linkkel mások is megnézhetik; a szerveren semmi sem marad.
pad-share = Link megosztása
pad-share-title = Link ehhez a tömbhöz
pad-share-about = Aki megnyitja a linket, látja az összes kertet és pontot.
pad-share-text = Kertjeink a Babylon játékban
pad-save = Mentés fájlba
pad-load = Fájl betöltése
pad-clear = Új tömb
pad-as-text = Szövegként
pad-text-about = Ugyanezt a szöveget olvassa a „ziggurat score” parancs.
pad-read = Szöveg betöltése
pad-shared = Ezt a tömböt linkről nyitottad meg. A sajátod megmarad, amíg le nem cseréled erre.
pad-shared-keep = Ezt használom
pad-shared-back = Vissza a sajáthoz
pad-wrong-link = Ebben a linkben nincs pontozótömb. Talán hiányzik belőle egy rész.

## The tiles of one's own box

pad-tiles-title = A saját dobozod lapkái
pad-tiles-about = Az itteni lapkák a program sajátjai. Ha a dobozodban mások vannak, írd be, mi van rájuk nyomtatva.
pad-tiles-which = A tömb lapkái
pad-tiles-built-in = A program lapkái
pad-tiles-own = A saját lapkáim
pad-tiles-of-pad = A tömb lapkái
pad-tiles-edit = Lapkáim szerkesztése
pad-tiles-editor-about = Írd be, mi van a lapkáidra nyomtatva. Ez a böngésző megőrzi őket a pontozótömbhöz és az új játékokhoz.
pad-tiles-reset = Lapkák visszaállítása
pad-tile-flower = Virág
pad-tile-wrong = itt valami nem stimmel
pad-corner-top-left = Bal felső
pad-corner-top-right = Jobb felső
pad-corner-low-right = Jobb alsó
pad-corner-low-left = Bal alsó
pad-no-symbol = nincs
pad-check = Ellenőrzés
pad-tiles-good = Ezekkel a lapkákkal lehet játszani.
pad-tiles-wrong =
    { $number ->
        [one] Egy lapkán túl sok vagy túl kevés szimbólum van.
       *[other] { $number } lapkán túl sok vagy túl kevés szimbólum van.
    }
pad-tiles-play = Játék ezekkel
pad-remarks = Nem kiegyensúlyozott
pad-remarks-about = Lehet, hogy a te dobozodban ez így van, lehet, hogy elírás:
pad-remark-symbol = { $what }: összesen nem 36 darab
pad-remark-flower = { $material }, { $flower }: nem 4 lapkán
pad-remark-twins = { $tile } és { $other } egyforma
