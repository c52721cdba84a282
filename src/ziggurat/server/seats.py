"""The right to a seat: a secret token, of which the server keeps only the hash."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

TOKEN_BYTES = 24


def new_token() -> str:
    """A secret that nobody can guess, fit for a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_after(token: str, table: str) -> str:
    """The token of one's seat in a rematch: the same whenever it is asked for."""
    return base64.urlsafe_b64encode(hmac.digest(token.encode(), table.encode(), "sha256")).decode().rstrip("=")


def hashed(token: str) -> bytes:
    """What is kept of a token. It is random and long, so that one round of SHA-256 is enough."""
    return hashlib.sha256(token.encode()).digest()


def is_same(one: bytes, other: bytes) -> bool:
    """Whether two hashes are equal, in a time that tells nothing of where they differ."""
    return secrets.compare_digest(one, other)
