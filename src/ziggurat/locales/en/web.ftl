### The door of the browser client: home, waiting room, joining, lists, settings.
###
### For all messages:
### - Words for families, short. Buttons have room for about 20 characters, on a phone for 14; sentences wrap.
### - $game is the name of a game as title-… has it, in the nominative. $name and $names are names as people wrote them, in no case and of
###   no gender. $bot is a computer player's name: bot-…
### - Gender-free wording where the reader or another player is spoken of.

## Where one can go

# The page on which a game is chosen. A short word below an icon, at most 10 characters.
web-nav-play = Play
# At most 12 characters each; below an icon on phones.
web-nav-games = My games
web-nav-missions = Missions
web-nav-replay = Replay
web-nav-about = About
# Below these words where there is room; at most 32 characters each.
web-nav-games-about = Resume, replay, see your results
web-nav-missions-about = 20 planets and a daily puzzle
web-nav-replay-about = Watch a saved game
web-nav-about-about = The games, keyboard, licence
# For screen readers: what the row of these links is called.
web-nav = Pages
web-to-content = Skip to content
web-close = Close

## On top of each page

web-language = Language
web-sound-on = Sound is on
web-sound-off = Sound is off
web-settings = Settings
# In place of the name as long as none was given.
web-no-name = Your name

## Home

# What the site is, for search engines and lists of applications.
web-description = { title-babylon } and { title-bubblee }: play with friends or against the computer.
web-what-to-play = What would you like to play?
# A game that can be taken up again. $names are the others at the table.
web-go-on = Resume { $game }
web-go-on-with = with { $names }
# For a table at which seats are still free.
web-go-on-waiting = waiting for players

web-about-bubblee = Drop the creatures, line up three and pop them. Every colour has its own trick.
web-about-babylon = Dig terraces out of the quarry, raise them on pillars and hang a garden over the city.
# A fact about a game, on a small label. $from and $to are numbers.
web-fact-players = { $from }–{ $to } players
web-fact-players-exactly =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
web-fact-bots = Bots
web-fact-online = Online
# A small link on the card of a game, to all its rules.
web-rules = Rules
web-ratings = Ratings
# Small links on the card of a game, for those who have the box.
web-score-pad = Score pad
web-learn = Learn
web-missions = Missions
web-daily = Daily challenge
web-own-tiles = My tiles
# For screen readers: the group in which one game is chosen.
web-choose-game = Game

## The first visit

web-welcome = First time here?
web-welcome-text-bubblee = Learn it in one short game: an easy opponent, no powers yet, and a tip at every step. It takes five minutes.
web-welcome-text-babylon = Learn Babylon as you play: an easy opponent, and a tip at each new step.
web-welcome-start = Show me how
web-welcome-not = No, thanks

## A new game

web-new-game = New game of { $game }
# For screen readers: the group in which one way of playing is chosen.
web-way = Game mode
web-way-computer = Against the computer
web-way-computer-short = Computer
web-way-computer-about = Bots play fair: they see what you see
web-way-screen = On this screen
web-way-screen-short = This screen
web-way-screen-about = Several people, one device
web-way-friends = Online with friends
web-way-friends-short = Online
web-way-friends-about = No account needed: just share a link
web-opponents = Opponents
web-players = Players
web-bot = Opponent
# How strong a computer player is, for screen readers; the picture is a row of dots.
web-strength = strength { $number } of { $of }
# What each computer player is like, one honest sentence.
web-bot-about-level1 = Misses a lot and settles for little. A good first opponent for a child.
web-bot-about-level2 = Takes whatever it spots, and misses plenty. For your first few games.
web-bot-about-level3 = Spots most quick gains but not what comes next. For when you know the rules.
web-bot-about-level4 = Plans its turn and rarely gives anything away. You'll need a plan too.
web-bot-about-level5 = Thinks ahead and makes no careless mistakes. For people who play a lot.
web-bot-about-level6 = The strongest, and the slowest: it takes a few seconds over hard decisions.
web-your-name = Your name
# Several people at one screen. $number counts from 1.
web-name-of-player = Name of player { $number }
web-name-needed = Please enter a name so the others know who you are.
# Who may join: two choices.
web-who-may-join = Who can join
web-only-by-link = Anyone with the link
web-open-to-all = Anyone
web-more-options = More options
web-clock = Time limit
web-clock-none = None
# Minutes for the whole game and seconds more after each turn, as short as can be.
web-clock-of = { $minutes } min + { $seconds } s
web-patience = If somebody leaves, a bot can take over
web-patience-never = If everyone agrees
web-patience-minutes =
    { $number ->
        [one] After { $number } minute
       *[other] After { $number } minutes
    }
web-patience-days =
    { $number ->
        [one] After { $number } day
       *[other] After { $number } days
    }
web-start = Start
web-starting = Setting up the game…

## What may go wrong

web-trouble-unreachable = The server isn't responding. Are you online?
web-trouble-too-fast = Too many requests. Please wait a moment.
web-trouble-not-kept = The server can't save right now. Please try again.
web-trouble-not-your-name = Somebody else has claimed this name. Choose another one, and change it in Settings too.
web-trouble-other = Something went wrong. Please try again.
web-try-again = Try again
web-missing = This page didn't load
web-missing-text = You may be offline, or there may be a newer version.
web-trying = Retrying…

## The waiting room

web-free-seats =
    { $number ->
        [one] One seat is free
       *[other] { $number } seats are free
    }
web-seat-free = free
# Below a name at a table: it is your own seat.
web-seat-you = you
web-waiting-about = Share this link. The game starts when everyone has joined.
web-waiting-open = This table is also listed under open tables.
web-waiting-no-link = The game starts when everyone has joined. The person who set up the table has the link.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-share = Share
# The text that goes with a shared link.
web-share-text = Come and play { $game } with me!
web-qr = Scan with a phone camera
web-fill = Add a bot
web-cancel-table = Cancel this table
web-cancel-title = Cancel this table?
web-cancel-text = The link will stop working.
web-cancel-yes = Cancel the table
web-cancel-no = Keep waiting
web-watching-waiting = You're watching. The game hasn't started yet.
web-take-seat = Take a seat

## Joining by a link

web-join-title = Come and play { $game }
# Who sits at the table already.
web-join-with = { $names } would like to play with you.
web-join-alone = There is a free seat for you.
web-join = Join
web-joining = Taking a seat…
web-watch-instead = Just watch
web-looking = Looking for the table…
web-wrong-link = This link doesn't work
web-wrong-link-text = We can't find that table. Part of the link may be missing.
web-wrong-invitation = This invitation isn't valid
web-wrong-invitation-text = The end of the link is missing or wrong. Ask for a new link, or just watch.
web-table-full = All seats are taken
web-table-full-text = { $names } are playing { $game }. You can watch.
web-watch = Watch
web-game-over = This game is over
web-game-over-text = You can watch how it went.
web-replay = Replay
web-seated = You already have a seat here
web-seated-text = Your game of { $game } is waiting for you.
web-go-on-button = Resume
web-unreachable = The server isn't responding

## My games

web-games = My games
web-in-progress = In progress
web-finished = Finished
web-no-games = No games yet
web-no-games-text = Games you play on this device appear here, so you can resume or replay them.
web-play-game = Play { $game }
web-statistics-finished =
    { $number ->
        [one] game played
       *[other] games played
    }
web-statistics-won =
    { $number ->
        [one] won
       *[other] won
    }
web-state-waiting = waiting for players
web-state-playing = in progress
web-result-won = Won
web-result-drawn = Draw
web-result-lost = Lost
web-result-aborted = Cancelled
# Of a game that several people played on one screen.
web-result-over = Finished
web-by-resigning = by resignation
web-by-time = by timeout
# Both together: Lost, by timeout.
web-result-by = { $result }, { $how }
# The points of a game, each with its player: "Anna 22, Ben 17".
web-points-of = { $name } { $points }
web-download = Download game
# Shows more lines of a list.
web-more = Show more
web-on-server = On this server
web-on-server-none = Nobody is waiting or playing right now.
web-open-tables = Open tables
web-open-tables-text = Anyone can take a seat.
web-running = Games in progress
web-running-text = Watch other people play.
web-my-data = My data
web-my-data-text = This browser keeps a secret key that tells the server which games and names are yours. If you delete it, the games stay, but without your name.
web-forget = Delete my data
web-forget-title = Delete my data?
web-forget-text = This deletes your list of games, your seats in unfinished games, your names and their ratings, your email addresses and your settings. It can't be undone.
web-forget-yes = Delete everything
web-forget-no = Keep my data

## Settings

web-saved-here = Everything is saved in this browser only.
web-sound = Sound
web-sound-about = Short sounds for moves and when it's your turn.
web-motion = Animations
web-theme = Theme
# For movement and colours: as the device is set.
web-as-system = Same as device
web-motion-full = Full
web-motion-reduced = Minimal
web-theme-light = Light
web-theme-dark = Dark
web-letters = Letters on Bubblees
# Which letter is which colour: letter-… and colour-… in bubblee.ftl.
web-letters-about = Show letters on the creatures instead of icons: R red, P purple, Y yellow, B blue, G green, ✕ black.
web-contrast = High contrast
web-contrast-about = Solid panels and stronger outlines.
web-slow = Slower playback
web-slow-about = Shows other people's moves slowly enough to follow.
web-turn-board = Rotate the board
web-turn-board-about = When you share one screen, the board turns to face each of you in turn.
# Headings of the settings.
web-you = You
web-look-and-sound = Look and sound
web-at-table = At the table

## Nothing here

web-lost = Page not found
web-lost-text = There's nothing at this address. The link may be old or incomplete.
web-lost-home = Back to the games
