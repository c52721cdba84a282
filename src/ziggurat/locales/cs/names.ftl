### Names of one's own, and ratings, in the browser and in a mail.
### $name is a name as somebody typed it, in no case and of no gender. Buttons have room for about 20 characters.

## Beside the field for a name

names-own = Tohle jméno je tvoje.
names-free = Tohle jméno je volné.
names-taken = Tohle jméno patří někomu jinému. Zvol jiné.
names-reserved = Tohle jméno je vyhrazené.
names-claim = Zabrat si ho
names-claimed = Odteď můžeš jako { $name } hrát jen ty.
names-too-many = Už máš tři jména. Nejdřív se jednoho v nastavení vzdej.
names-is-mine = Je moje

## Finding tables

names-find = Hledat podle jména nebo hry
names-find-none = Žádný stůl neodpovídá.

## One's own names, in the settings

names-title = Tvoje jména
names-about = Pod tvým vlastním jménem nemůže hrát nikdo jiný a hry pod ním se počítají do žebříčku.
names-none = Zatím nemáš vlastní jméno. Napiš ho výše a zaber si ho.
names-mail = E-mailová adresa
names-mail-about = Jen abychom ti mohli poslat odkaz, který přenese jméno do jiného prohlížeče. Nikdo jiný ji nevidí.
names-keep-mail = Uložit
names-mail-kept = Uloženo.
names-mail-wrong = Toto není e-mailová adresa.
names-mail-unconfirmed = Zatím nepotvrzeno. Otevři odkaz v našem e-mailu, nebo ulož znovu a přijde nový.
names-give-up = Vzdát se
names-give-up-title = Vzdát se jména { $name }?
names-give-up-text = Pak si ho může vzít kdokoli a jeho výsledky v žebříčku zmizí.
names-give-up-no = Ponechat
names-give-up-yes = Vzdát se

## Bringing a name to another browser

names-move-title = Tvoje jméno v tomto prohlížeči
names-move-about = Patří ti tohle jméno v jiném prohlížeči? Požádej o odkaz a my ho pošleme na e-mail, který je tam u jména uvedený.
names-move-ask = Poslat odkaz
names-move-asked = Pokud je u tohoto jména uvedená adresa, e-mail je na cestě.
names-move-here = Jméno i jeho hry se přenesou do tohoto prohlížeče.
names-move-yes = Přenést sem
names-move-done = { $name } je teď tvoje jméno v tomto prohlížeči.
names-move-gone = Tento odkaz už byl použit, nebo je starší než hodina. Požádej o nový.
names-move-settings = Do nastavení

## The mail

names-mail-subject = Tvoje jméno { $name }
names-mail-hello = Někdo, nejspíš ty, chce hrát jako { $name } v jiném prohlížeči.
names-mail-link = Otevři tento odkaz v prohlížeči, ve kterém chceš jméno používat. Funguje jednou, do hodiny:
names-mail-else = Pokud o tom nic nevíš, zprávy si nevšímej: nic se nezmění.

## The email that asks whether an address may be used, and the page behind its link

names-confirm-subject = Ziggurat: potvrď svou e-mailovou adresu
names-confirm-text = Někdo uvedl tuto e-mailovou adresu u jména, pod kterým hraje na { $place }. Pokud souhlasíš, budou sem chodit odkazy k tomuto jménu.
names-confirm-link = Pokud jsi to ty, potvrď adresu zde:
names-confirm-else = Pokud to nejsi ty, e-mail ignoruj: žádné odkazy ti nepřijdou.
names-confirm-title = Potvrď svou e-mailovou adresu
names-confirm-about = Na tuto adresu budou chodit odkazy, které přenesou jméno do jiného prohlížeče.
names-confirm-yes = Potvrdit
names-confirm-done = Potvrzeno. Odkazy teď mohou na tuto adresu chodit.
names-confirm-old = Tento odkaz už neplatí: přišel novější e-mail, nebo byla adresa změněna.

## Ratings

ratings-title = Žebříček
ratings-about = Síla je opatrný odhad: téměř jistě hraješ aspoň takhle dobře. Každý začíná na 0 a každá hra odhad upřesní.
ratings-counts = Hra se počítá do žebříčku, pokud u stolu sedí jen počítačoví hráči a lidé pod vlastními jmény a nikdo nepoužil radu ani nevrátil tah proti počítači.
ratings-game = Hra
ratings-rank = Pořadí
ratings-player = Hráč
ratings-rating = Síla
ratings-games = Hry
ratings-deviation = Nejistota
ratings-you = ty
ratings-none = V žebříčku zatím nikdo není
ratings-none-text = Zaber si jméno a zahraj si proti počítači nebo s jinými lidmi.
ratings-settings = Zvolit jméno

## At the end of a game

ratings-change = Tvoje síla: { $before } → { $after }
