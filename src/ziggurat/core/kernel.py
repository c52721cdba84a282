"""Runs one source of rules at three speeds: plain, compiled, and compiled with bounds checks. Only this module uses Numba.

A rule is an ordinary Python function over a `Struct`, marked with `@rule`. An `Engine` makes compiled copies of a rule and of every
rule it calls, and leaves the originals as they are. So both exist in one process: a program can play by the plain rules until the
compiled ones are ready, and events always come from the plain ones.
"""

from __future__ import annotations

import atexit
import dis
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, ClassVar, Concatenate, Generic, Literal, NamedTuple, ParamSpec, Self, TypeVar, cast, get_args

P = ParamSpec("P")
R = TypeVar("R")
Mode = Literal["plain", "compiled", "checked"]
MODES: tuple[Mode, ...] = get_args(Mode)

KEPT_CACHES = 8
"""The number of cache folders to keep: a few versions of the sources in each mode. Older ones are removed."""

COMPILED = ("core", "games", "bots", "adapters")
"""The folders that contain rules and everything they import. An edit elsewhere does not invalidate the cache."""
READY = "ready"
"""The suffix of the file in a cache folder that marks all rules of one struct type as compiled."""

_rules: dict[Callable[..., Any], Callable[..., Any]] = {}
"""Each function marked as a rule, and the function that is compiled in its place: the same function, or its twin."""


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function as a rule: it can be compiled, and other rules can call it."""
    _rules[function] = function
    return function


def compiled_as(twin: Callable[..., Any]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark a function as a rule whose compiled version has another body, `twin`."""

    def mark(function: Callable[P, R]) -> Callable[P, R]:
        _rules[function] = twin
        return function

    return mark


def open_rule(function: Callable[P, R]) -> Callable[P, R]:
    """Mark an abstract rule. Rules that serve several games call it, and each engine binds it to a game's implementation."""
    return rule(function)


class Lookup(tuple[int, ...]):
    """A constant array that rules can index with a computed number: a tuple when plain, a NumPy array when compiled."""


class Field(NamedTuple):
    kind: str
    length: int | None


def number(kind: str = "i8") -> Any:
    """A field of a Struct: one number of this NumPy type."""
    return Field(kind, None)


def numbers(length: int, kind: str = "i8") -> Any:
    """A field of a Struct: an array of numbers of this NumPy type."""
    return Field(kind, length)


class Struct:
    """A flat struct of numbers and arrays of numbers. Compiled code sees the same fields as one NumPy record."""

    fields: ClassVar[dict[str, Field]]
    listener: list[Any] | None = None
    """The list to which plain rules append their events, or None."""

    def __init_subclass__(cls) -> None:
        cls.fields = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
        for name in cls.fields:
            delattr(cls, name)

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, 0 if field.length is None else [0] * field.length)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        for name, field in self.fields.items():
            value = getattr(self, name)
            setattr(twin, name, value if field.length is None else list(value))
        return twin

    def values(self) -> tuple[Any, ...]:
        """All fields as one hashable value, to compare states."""
        return tuple(getattr(self, name) if field.length is None else tuple(getattr(self, name)) for name, field in self.fields.items())


_SINGLES = tuple(slice(index, index + 1) for index in range(32))

S = TypeVar("S", bound=Struct)
Slot = Sequence[S]
"""An array of one struct, which passes a state to an engine's functions: a list when plain, a NumPy array when compiled."""


def _copy_compiled(source: Any, target: Any) -> None:
    target[0] = source[0]


@compiled_as(_copy_compiled)
def copy(source: Slot[S], target: Slot[S]) -> None:
    """Copy the struct in one slot into another."""
    cast(list[S], target)[0] = source[0].copy()


def _copy_within_compiled(structs: Any, source: Any, target: Any) -> None:
    structs[target] = structs[source]


@compiled_as(_copy_within_compiled)
def copy_within(structs: Sequence[S], source: int, target: int) -> None:
    """Copy one struct of an array over another."""
    cast(list[S], structs)[target] = structs[source].copy()


def _no_op(*_facts: Any) -> None:
    """No-op: event emission is compiled away."""


def emits(events: Callable[P, Iterable[Any]]) -> Callable[Concatenate[Struct, P], None]:
    """Make a rule that appends events to the listener of a struct. The rule does nothing without a listener or in compiled code."""

    @compiled_as(_no_op)
    def emit(s: Struct, /, *facts: P.args, **named: P.kwargs) -> None:
        if s.listener is not None:
            s.listener.extend(events(*facts, **named))

    return emit


def _unsigned_compiled(value: Any) -> Any:
    return uint64(value)  # type: ignore[name-defined]  # noqa: F821  (NumPy's type, added to the globals by the engine)


@compiled_as(_unsigned_compiled)
def unsigned(value: int) -> int:
    """The number modulo 2**64, as compiled arithmetic wraps it."""
    return value & 0xFFFF_FFFF_FFFF_FFFF


class Engine(Generic[S]):
    """Runs the rules of one struct type at one speed.

    Functions that an engine returns can be called from several threads, as long as each call has its own buffers.
    """

    def __init__(self, mode: Mode, kind: type[S]) -> None:
        if mode not in MODES:
            raise ValueError(f"no such mode: {mode!r}; there are {', '.join(MODES)}")
        self.mode = mode
        self.kind = kind
        self._compiled: dict[Callable[..., Any], Callable[..., Any]] = {}
        self._bound: dict[Callable[..., Any], Callable[..., Any]] = {}
        if mode != "plain":
            self._load_numba()

    def _load_numba(self) -> None:
        self._numpy = _import("numpy")
        self._folder = cache_folder(self.mode)
        self._numba = _import("numba")
        self.dtype = self._dtype(self.kind)

    def _dtype(self, kind: type[Struct]) -> Any:
        """The NumPy type of a struct type."""
        fields = kind.fields.items()
        columns = [(name, field.kind) if field.length is None else (name, field.kind, (field.length,)) for name, field in fields]
        return self._numpy.dtype(columns, align=True)

    @property
    def cold(self) -> bool:
        """True if something is still to be compiled: the first call of a function may take seconds."""
        return not self.is_ready()

    def is_ready(self, part: str = READY) -> bool:
        """True if `ready` has marked everything, or the given part, as compiled. Always true when plain."""
        return self.mode == "plain" or self._note(part).exists()

    def ready(self, part: str = READY) -> None:
        """Mark everything, or a part, as compiled, for this and later processes."""
        if self.mode != "plain":
            self._note(part).touch()

    def _note(self, part: str) -> Path:
        return self._folder / f"{self.kind.__module__}.{self.kind.__qualname__}.{part}"

    def bind(self, rules: Mapping[Callable[..., Any], Callable[..., Any]]) -> None:
        """Bind abstract rules to a game's implementations. Numba caches per struct type, so bind the rules of a type in one way only."""
        self._bound |= rules

    def function(self, rule: Callable[P, R], alongside: bool = False) -> Callable[P, R]:
        """The rule as a Python callable, compiled if this engine compiles. With `alongside`, a compiled call releases the GIL."""
        if self.mode == "plain":
            return cast(Callable[P, R], self._plain(rule))
        return self._compile(rule, cache=True, nogil=alongside)

    def _plain(self, rule: Callable[..., Any]) -> Callable[..., Any]:
        """The rule itself, or a copy if it calls an abstract rule that was bound."""
        rule = self._bound.get(rule, rule)
        if not self._bound or _rules.get(rule) is not rule:
            return rule
        if rule not in self._compiled:
            source = cast(FunctionType, rule)
            called = {name: value for name, value in source.__globals__.items() if name in _names(source.__code__) and _is_rule(value)}
            copies = {name: self._plain(value) for name, value in called.items()}
            same = all(copies[name] is called[name] for name in called)
            world = source.__globals__ | copies
            self._compiled[rule] = rule if same else FunctionType(source.__code__, world, source.__name__, source.__defaults__)
        return self._compiled[rule]

    def inner(self, rule: Callable[..., Any]) -> Callable[..., Any]:
        """The compiled rule for calls from other rules, without the wrappers that Python calls need."""
        twin = _rules[rule]
        if twin not in self._compiled:
            self._compiled[twin] = self._compile(twin, no_cpython_wrapper=True, no_cfunc_wrapper=True)
        return self._compiled[twin]

    def _compile(self, rule: Callable[..., Any], **options: bool) -> Callable[..., Any]:
        source = cast(FunctionType, rule)
        # Nested code, such as a comprehension, has its own names.
        names = _names(source.__code__)
        world = {name: self._counterpart(value) for name, value in source.__globals__.items() if name in names}
        world |= {"__name__": source.__module__, "uint64": self._numpy.uint64}
        twin = FunctionType(source.__code__, world, source.__name__, source.__defaults__)
        twin.__module__, twin.__qualname__ = source.__module__, source.__qualname__
        # Numba reads the folder when a function is made, and one process may have engines of two modes.
        self._numba.config.CACHE_DIR = str(self._folder)
        make = self._numba.njit(boundscheck=self.mode == "checked", **options)
        return cast(Callable[..., Any], make(twin))

    def _counterpart(self, value: Any) -> Any:
        """The value that replaces a global in a compiled rule: an array for a lookup, a compiled rule for a rule, others unchanged."""
        if isinstance(value, Lookup):
            # Use half the size if the numbers fit: a GPU has little memory for constants.
            small = max(map(abs, value), default=0) < 2**31
            return self._numpy.array(value, dtype=self._numpy.int32 if small else self._numpy.int64)
        return self.inner(self._bound.get(value, value)) if _is_rule(value) else value

    def slots(self) -> Callable[[], Slot[S]]:
        """A factory of slots to write into; their contents are undefined."""
        if self.mode == "plain":
            return lambda: [self.kind()]
        spare: list[Slot[S]] = []
        take = spare.pop

        def slot() -> Slot[S]:
            # Cutting slots from a block is many times faster than making each one, and list.pop is atomic among threads.
            while True:
                try:
                    return take()
                except IndexError:
                    spare.extend(map(self._numpy.empty(len(_SINGLES), self.dtype).__getitem__, _SINGLES))

        return slot

    def pack(self, struct: S) -> Slot[S]:
        """A slot with a copy of this struct."""
        if self.mode == "plain":
            return [struct.copy()]
        slot = self._numpy.zeros(1, self.dtype)
        for name in self.kind.fields:
            slot[name][0] = getattr(struct, name)
        return cast(Slot[S], slot)

    def repeated(self, slot: Slot[S], length: int) -> Any:
        """An array of `length` copies of the struct in a slot."""
        if self.mode == "plain":
            return [slot[0].copy() for _ in range(length)]
        return self._numpy.repeat(slot, length)

    def unpack(self, slot: Slot[S]) -> S:
        """A plain copy of the struct in a slot."""
        if self.mode == "plain":
            return slot[0].copy()
        struct = object.__new__(self.kind)
        for name, value in zip(self.kind.fields, cast(Any, slot)[0].item(), strict=True):
            setattr(struct, name, value if isinstance(value, int | float) else value.tolist())
        return struct

    def field(self, structs: Sequence[Struct], name: str, index: int = 0) -> Any:
        """One field of a struct in a slot or an array, as a plain number or list."""
        if self.mode == "plain":
            value = getattr(structs[index], name)
            return list(value) if isinstance(value, list) else value
        return cast(Any, structs)[name][index].tolist()

    def buffers(self, length: int) -> Callable[[], Any]:
        """A factory of integer arrays for rules to write into; their contents are undefined."""
        if self.mode == "plain":
            return lambda: [0] * length
        return partial(self._numpy.empty, length, self._numpy.int32)

    def row(self, length: int, kind: str) -> Any:
        """An array of zeros of this NumPy type, for rules to work with."""
        if self.mode == "plain":
            return [0.0 if kind.startswith("f") else 0] * length
        return self._numpy.zeros(length, kind)

    def structs(self, length: int, kind: type[Struct]) -> Any:
        """An array of zeroed structs of any type, for rules to work with."""
        if self.mode == "plain":
            return [kind() for _ in range(length)]
        return self._numpy.zeros(length, self._dtype(kind))

    def written(self, buffer: Any, length: int) -> list[int]:
        """The first `length` numbers of a buffer as a list."""
        numbers: list[int] = buffer[:length] if self.mode == "plain" else buffer[:length].tolist()
        return numbers

    def generator(self, seed: int) -> Any:
        """The state of a random generator (see core.random) with this seed."""
        if self.mode == "plain":
            return [unsigned(seed)]
        return self._numpy.array([unsigned(seed)], self._numpy.uint64)


def _is_rule(value: Any) -> bool:
    return isinstance(value, FunctionType) and value in _rules


def _import(name: str) -> ModuleType:
    try:
        return __import__(name)
    except ImportError as missing:
        raise RuntimeError(f"compiled rules need {name}: pip install {name}, or use the plain mode") from missing


def _names(code: Any) -> set[str]:
    """The global names that a function's code reads. Fields are left out, since a field may have the name of a rule."""
    own = {instruction.argval for instruction in dis.get_instructions(code) if instruction.opname == "LOAD_GLOBAL"}
    inner = (_names(constant) for constant in code.co_consts if hasattr(constant, "co_names"))
    return own.union(*inner)


def default_mode() -> Mode:
    """The mode in ZIGGURAT_MODE if it is set; else compiled if Numba is installed, else plain."""
    named = os.environ.get("ZIGGURAT_MODE")
    if named is None:
        return "compiled" if find_spec("numba") else "plain"
    if named not in MODES:
        raise ValueError(f"ZIGGURAT_MODE is {named!r}; it must be one of {', '.join(MODES)}")
    return named


def cache_folder(mode: Mode) -> Path:
    """The cache folder for exactly these sources, this Python, Numba and processor, and this mode. Removes the oldest folders.

    Numba's own cache is not enough: it goes on calling an old version of a function that was edited in another file, and confuses
    code with and without bounds checks.
    """
    root = _cache_root()
    folder = root / f"{_sources_hash()}-{mode}"
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    for old in sorted(root.iterdir(), key=_last_used, reverse=True)[KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


def _last_used(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:
        # Another process has just removed it.
        return 0.0


@cache
def _cache_root() -> Path:
    home = os.environ.get("ZIGGURAT_CACHE") or os.environ.get("XDG_CACHE_HOME")
    root = Path(home) / "ziggurat" if home else Path.home() / ".cache" / "ziggurat"
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return root
    except OSError:
        # The home is read-only: compile for this process only.
        folder = tempfile.mkdtemp(prefix="ziggurat-")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        return Path(folder)


@cache
def _sources_hash(package: Path = Path(__file__).parents[1]) -> str:
    """A hash of all that compiled code depends on.

    Lookups are frozen into compiled code, so data files count as sources. So does the path, since Numba's cache depends on it.
    """
    digest = hashlib.sha256(f"{sys.version} {_import('numba').__version__} {_processor()} {package}".encode())
    sources = (path for folder in COMPILED for path in (package / folder).rglob("*") if path.suffix in {".py", ".toml"})
    for path in sorted(sources):
        digest.update(path.relative_to(package).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _processor() -> str:
    """The processor that code is compiled for: on a different one Numba silently compiles again."""
    binding = _import("llvmlite.binding").binding
    return f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"
