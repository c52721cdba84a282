"""Bubblee Pop (Bąbelsy) by Grégory Oliver. Start reading at RULES.md and turn.py."""
