### The page that says what this is. Words for families, short.

web-about-title = About Ziggurat
web-about-text = Play Babylon and Bubblee Pop against the computer, with friends on one screen, or online by sharing a link. It's free, with no accounts and no ads.
web-about-games = The games
web-about-unofficial = This is an unofficial program. It isn't affiliated with the games' authors or publishers, and all artwork and pieces are original.
web-about-keys = Keyboard
web-key-tab = go to the next item
web-key-arrows = move around the board or between options
web-key-enter = select
web-key-escape = clear the selection, or close
web-key-undo = undo
web-about-licence = Free software
web-about-licence-text = Ziggurat is free software under the MIT licence.
web-about-fonts = Fonts
web-about-libraries = Made with
web-about-version = Version { $version }
