"""The games in a terminal, drawn by Textual. Start reading at app.py; what differs by game is in boards/."""
