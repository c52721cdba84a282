"""Writes PNG files with 256 colours, a third of the usual size: palette by median cut, with a fine ordered dither."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
COLOURS = 256
DITHER = 9.0
"""The strength of the dither, which prevents stripes in a sky."""


def write(file: Path, pixels: Array) -> None:
    """Write pixels (rows, columns, red/green/blue) to a file."""
    palette = choose(pixels.reshape(-1, 3))
    file.write_bytes(_png(nearest(dithered(pixels), palette), palette))


def choose(colours: Array) -> Array:
    """A palette by median cut: halve the box with the largest width, weighted by its pixels, until there are enough boxes."""
    seen, counts = np.unique(colours, axis=0, return_counts=True)
    boxes = [np.arange(len(seen))]
    while len(boxes) < COLOURS and any(len(box) > 1 for box in boxes):
        spread = [_width(seen[box]) * counts[box].sum() ** 0.5 if len(box) > 1 else 0.0 for box in boxes]
        box = boxes.pop(int(np.argmax(spread)))
        boxes += _halves(box, seen, counts)
    return np.array([np.average(seen[box], axis=0, weights=counts[box]).round() for box in boxes]).astype(np.uint8)


def _width(colours: Array) -> float:
    return float((colours.max(axis=0).astype(int) - colours.min(axis=0)).max())


def _halves(box: Array, seen: Array, counts: Array) -> list[Array]:
    """A box cut along its longest side into two with half of its pixels each."""
    along = int((seen[box].max(axis=0).astype(int) - seen[box].min(axis=0)).argmax())
    ordered = box[np.argsort(seen[box][:, along], kind="stable")]
    sums = counts[ordered].cumsum()
    at = min(max(int(np.searchsorted(sums, sums[-1] / 2)), 1), len(ordered) - 1)
    return [ordered[:at], ordered[at:]]


def dithered(pixels: Array) -> Array:
    """The pixels with an ordered 4 × 4 dither added."""
    pattern = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]) / 16 - 0.47
    rows, columns = pixels.shape[:2]
    laid = np.tile(pattern, (rows // 4 + 1, columns // 4 + 1))[:rows, :columns, None]
    return np.clip(pixels + laid * DITHER, 0, 255).astype(np.uint8)


def nearest(pixels: Array, palette: Array) -> Array:
    """Each pixel's index in the palette."""
    seen, where = np.unique(pixels.reshape(-1, 3), axis=0, return_inverse=True)
    places = [
        ((part[:, None, :].astype(np.int32) - palette[None].astype(np.int32)) ** 2).sum(axis=2).argmin(axis=1)
        for part in np.array_split(seen, len(seen) // 4096 + 1)
    ]
    found: Array = np.concatenate(places)[where].reshape(pixels.shape[:2]).astype(np.uint8)
    return found


def _png(places: Array, palette: Array) -> bytes:
    rows, columns = places.shape
    lines = b"".join(b"\0" + row.tobytes() for row in places)
    head = struct.pack(">IIBBBBB", columns, rows, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", palette.tobytes()), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
