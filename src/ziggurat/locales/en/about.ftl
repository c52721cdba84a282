### The page that says what this is. Words for families, short.

web-about-title = About Ziggurat
web-about-text = Ziggurat is a table for two games, Babylon and Bubblee Pop: alone, with friends on one screen, or by a link from anywhere. There are no accounts, no advertisements and nothing to pay.
web-about-games = The games
web-about-unofficial = This program is unofficial. It is not connected with the authors or publishers of the games; pictures and pieces are its own.
web-about-keys = By keyboard
web-key-tab = from one thing to the next
web-key-arrows = move on the board or among choices
web-key-enter = choose
web-key-escape = put back what was chosen, or close
web-key-undo = take back
web-about-licence = Free software
web-about-licence-text = Ziggurat is free software under the MIT licence.
web-about-fonts = Typefaces
web-about-libraries = Made with
web-about-version = Version { $version }
