"""Tokens of seats and other secrets; the server stores only their hashes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

TOKEN_BYTES = 24


def new_token() -> str:
    """A new random URL-safe token."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_after(token: str, table: str) -> str:
    """The token of a player's seat in a rematch, derived from the previous token so that repeated requests get the same token."""
    return base64.urlsafe_b64encode(hmac.digest(token.encode(), table.encode(), "sha256")).decode().rstrip("=")


def hashed(token: str) -> bytes:
    """The stored hash of a token. Tokens are long and random, so one round of SHA-256 is enough."""
    return hashlib.sha256(token.encode()).digest()


def is_same(one: bytes, other: bytes) -> bool:
    """True if two hashes are equal, compared in constant time."""
    return secrets.compare_digest(one, other)
