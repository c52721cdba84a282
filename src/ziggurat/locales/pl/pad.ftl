### The score pad in Polish. en/pad.ftl says where each message stands.

pad-title = Notatnik punktów
pad-pages = Ogrody
pad-by = Jak zapisać ogród
pad-by-garden = Ułóż ogród
pad-by-counts = Same liczby
pad-add = Jeszcze jeden gracz
pad-remove-page = Usuń: { $player }

## A garden tapped together

pad-tools = Co kładziesz
pad-tool-tile = Kafelek
pad-tool-change = Zmień
pad-choose-tile = Wybierz kafelek poniżej, potem dotknij pola, na którym ma leżeć jego lewy dolny róg. Dotknij leżącego kafelka, aby go zmienić.
pad-now-lay = Dotknij pola, na którym ma leżeć lewy dolny róg kafelka.
pad-now-change = Dotknij tego, co chcesz obrócić, podnieść lub usunąć.
pad-now-one = Dotknij pola, na którym stoi { $piece }. Dotknij jeszcze raz, aby usunąć.
pad-now-two = Dotknij pierwszego z dwóch pól: { $piece }.
pad-piece-about = Element staje na najwyższym pokazanym kafelku. Aby sięgnąć niżej, pokaż mniej poziomów.
pad-no-tile = Na polu { $cell } nie ma kafelka.
pad-selected-tile = { $tile }: { $place }, poziom { $level }
pad-selected-piece = { $piece }: { $place }
pad-higher = Wyżej
pad-lower = Niżej
pad-take-away = Usuń
pad-done = Gotowe
pad-keys = Klawisze: R obraca, + i − podnoszą i opuszczają, Delete usuwa, Z cofa, Esc anuluje wybór.
pad-tile-kind = Kafelki
pad-flower-only = Sam kwiat
pad-starting = Początkowe
pad-flower-only-about = Do punktów wystarczy kwiat. Symbole pod elementami dekoracyjnymi nie są wtedy sprawdzane.
pad-filter = Tylko ten kwiat

## Counts

pad-counts-about = Policz to, co widać z góry. Zakryte elementy i posągi pod kafelkami się nie liczą.
pad-highest = Najwyższy poziom
pad-flowers = Widoczne kafelki według kwiatów
pad-bare = Puste wycięcia, jeśli chcesz rozstrzygnąć remis
pad-less = Mniej: { $what }
pad-more = Więcej: { $what }

## The points, and why there are none

pad-wins =
    { $number ->
        [one] Wygrywa { $name }: 1 punkt!
        [few] Wygrywa { $name }: { $number } punkty!
       *[many] Wygrywa { $name }: { $number } punktów!
    }
pad-shared-victory = Wspólne zwycięstwo: { $names }
pad-impossible = Takiego ogrodu nie da się zbudować:
pad-unreadable = Nie da się tego odczytać. Szczegóły (po angielsku): { $why }

## Save and share

pad-save-title = Zapisz i udostępnij
pad-save-about = Notatnik jest zapisany w tej przeglądarce. Link pokaże go innym; na serwerze nic nie zostaje.
pad-share = Udostępnij link
pad-share-title = Link do tego notatnika
pad-share-about = Kto otworzy link, zobaczy wszystkie ogrody i punkty.
pad-share-text = Nasze ogrody w grze Babilon
pad-save = Zapisz plik
pad-load = Wczytaj plik
pad-clear = Nowy notatnik
pad-as-text = Jako tekst
pad-text-about = Ten sam tekst czyta polecenie „ziggurat score”.
pad-read = Wczytaj tekst
pad-shared = Ten notatnik otwarto z linku. Twój własny jest bezpieczny, dopóki nie zastąpisz go tym.
pad-shared-keep = Użyj tego
pad-shared-back = Wróć do mojego
pad-wrong-link = W tym linku nie ma notatnika. Może brakuje części linku.

## The tiles of one's own box

pad-tiles-title = Kafelki z twojego pudełka
pad-tiles-about = Te kafelki wymyślono dla tego programu. Jeśli w twoim pudełku są inne, zapisz, co jest na nich nadrukowane.
pad-tiles-which = Kafelki w tym notatniku
pad-tiles-built-in = Z programu
pad-tiles-own = Moje
pad-tiles-of-pad = Z notatnika
pad-tiles-edit = Edytuj moje kafelki
pad-tiles-editor-about = Wpisz, co jest nadrukowane na twoich kafelkach. Zostaną zapisane w tej przeglądarce: dla notatnika i dla nowych gier.
pad-tiles-reset = Kafelki z programu
pad-tile-flower = Kwiat
pad-tile-wrong = coś tu się nie zgadza
pad-corner-top-left = Lewe górne
pad-corner-top-right = Prawe górne
pad-corner-low-right = Prawe dolne
pad-corner-low-left = Lewe dolne
pad-no-symbol = brak
pad-check = Sprawdzenie
pad-tiles-good = Tymi kafelkami można grać.
pad-tiles-wrong =
    { $number ->
        [one] Jeden kafelek ma za dużo lub za mało symboli.
        [few] { $number } kafelki mają za dużo lub za mało symboli.
       *[many] { $number } kafelków ma za dużo lub za mało symboli.
    }
pad-tiles-play = Zagraj nimi
pad-remarks = Brak równowagi
pad-remarks-about = Tak może być w twoim pudełku, a może to pomyłka:
pad-remark-symbol = { $what }: łącznie inna liczba niż 36
pad-remark-flower = { $material }, { $flower }: inna liczba kafelków niż 4
pad-remark-twins = { $tile } i { $other } są takie same
