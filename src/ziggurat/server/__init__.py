"""The server: tables whose acknowledged moves are never lost."""
