"""Babylon by Olivier Grégoire. Start reading at RULES.md and turn.py."""
