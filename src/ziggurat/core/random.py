"""A fast 64-bit generator for play-outs, the same in plain, compiled and CUDA code: xorshift64* (Vigna 2014).

Not for secrets: cards of real games are dealt by `chance`.
"""

from __future__ import annotations

from .kernel import rule, unsigned


@rule
def advance(generator: list[int]) -> int:
    """The next 64 random bits."""
    x = generator[0]
    x = x ^ (x >> unsigned(12))
    x = x ^ unsigned(x << unsigned(25))
    x = x ^ (x >> unsigned(27))
    generator[0] = x
    return unsigned(x * unsigned(0x2545F4914F6CDD1D))


@rule
def below(generator: list[int], n: int) -> int:
    """A random number from 0 to n - 1; its bias is under n / 2**32."""
    return (int(advance(generator) >> unsigned(32)) * n) >> 32


@rule
def scramble(seed: int) -> int:
    """A generator state from any seed (splitmix64's finaliser). Adjacent seeds give unrelated states, and no state is 0."""
    x = unsigned(unsigned(seed) + unsigned(0x9E3779B97F4A7C15))
    x = unsigned((x ^ (x >> unsigned(30))) * unsigned(0xBF58476D1CE4E5B9))
    x = unsigned((x ^ (x >> unsigned(27))) * unsigned(0x94D049BB133111EB))
    return (x ^ (x >> unsigned(31))) | unsigned(1)
