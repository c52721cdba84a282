# make play: from a bare checkout to a game. make test: everything that proves it right.
PYTHON ?= python3
GAME ?= bubblee
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# The client is built by a step of its own, which can be seen.
PACKAGE := ZIGGURAT_CLIENT=later $(PIP) --no-deps --no-build-isolation --editable .

# Many tests wait for a server, a browser or a clock: three of them share two cores.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((3 * (os.cpu_count() or 1) + 1) // 2)')
PYTEST := $(BIN)/python -m pytest -n $(WORKERS)
# Tests start hundreds of processes, each in half the time if Python may keep what it has compiled.
unexport PYTHONDONTWRITEBYTECODE
# What needs no server, no browser and no compiled rules.
QUICK := $(addprefix tests/,rules score data missions locales properties/test_bubblee.py contract/test_game.py contract/test_misuse.py \
	oracle/test_bubblee_oracle_itself.py oracle/test_babylon_oracle_itself.py \
	core/test_chance.py core/test_record.py core/test_undo.py tools/test_rules_table.py tools/test_wire.py attacks/test_patterns.py)

COMPILE := for game in bubblee babylon; do $(BIN)/python -m ziggurat.server.bot_worker compile $$game || true; done

.DEFAULT_GOAL := help
.PHONY: help play terminal quick test test-slow coverage mutants check bench lock system pictures wire client clean

help: ## What can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

play: $(VENV)/play client ## Install what playing needs, then open the games to browsers, here and in the local network
	@$(BIN)/ziggurat serve $(ARGS)

terminal: $(VENV)/play ## Play Bubblee Pop in the terminal, or GAME=babylon
	@$(BIN)/ziggurat play $(GAME) $(ARGS)

# While one core checks, the other compiles what the tests of computer players would wait for.
test: system $(VENV)/dev client ## Everything: lint, types, import contracts, rules table, tests
	@$(COMPILE) & $(MAKE) --no-print-directory check; status=$$?; wait; exit $$status
	$(PYTEST) --dist loadfile --no-loadscope-reorder

quick: $(VENV)/dev client ## In a minute: lint, types, and the tests that need no server, browser or compiler
	@$(MAKE) --no-print-directory check & $(BIN)/python -m pytest -q -n 2 $(QUICK); status=$$?; wait $$! && exit $$status

test-slow: system $(VENV)/dev client ## What is too long for make test
	$(PYTEST) --dist worksteal -m slow

# Compiled code is not traced, so the rules run plain; a test of speed or of compiled code may fail meanwhile.
coverage: system $(VENV)/dev client ## Which lines and branches the tests run, with the rules plain
	rm -f .coverage .coverage.*
	-ZIGGURAT_MODE=plain $(BIN)/coverage run -m pytest -q -n $(WORKERS) --dist loadfile --no-loadscope-reorder $(ARGS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --sort=cover --skip-covered

mutants: $(VENV)/dev ## How good the tests are: random changes of the code that no test notices
	for area in $(or $(AREA),bubblee babylon server); do $(BIN)/python tools/mutants.py $$area $(ARGS) || exit 1; done

check: $(VENV)/dev client ## Lint, types, import contracts, rules table, wording, the client's types and small tests: no other tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/rules.py --quiet
	$(BIN)/python tools/wording.py
	$(BIN)/python web/build.py lint check test

bench: $(VENV)/dev ## Speed, next to OpenSpiel's C++ games in the same run
	$(BIN)/ziggurat bench $(GAME) $(ARGS)

client: $(VENV)/play ## Build the browser client, if it is not that of the sources
	@$(BIN)/python web/build.py --has-node || { echo "Fetching Node ..."; $(PIP) --require-hashes -r locks/node.txt; }
	@$(BIN)/python web/build.py

wire: $(VENV)/dev ## The TypeScript types of the server's messages
	$(BIN)/python tools/wire.py

pictures: system $(VENV)/dev client ## The pictures in docs/, and every screen in pictures/ to look at
	$(BIN)/python tools/pictures.py
	PYTHONPATH=tests:. $(BIN)/python tools/screenshots.py $(ARGS)

lock: $(VENV)/dev ## Pin all dependencies anew, with hashes and without the address of any registry
	$(BIN)/python tools/lock.py

system: ## What must come from the system's package manager
	@sh tools/system.sh

clean: ## Remove the environment and what tools left
	rm -rf $(VENV) dist web/node_modules src/ziggurat/server/client .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

# The two environments are one folder; the larger set contains the smaller.
$(VENV)/play: locks/play.txt pyproject.toml | $(VENV)/python
	@echo "Installing what playing needs (once, about a minute) ..."
	@$(PIP) --require-hashes -r locks/play.txt
	@$(PACKAGE)
	@touch $@

$(VENV)/dev: locks/dev.txt pyproject.toml | $(VENV)/python
	@echo "Installing what testing needs (once, about a minute) ..."
	@$(PIP) --require-hashes -r locks/dev.txt
	@$(PACKAGE)
	@touch $@ $(VENV)/play

$(VENV)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Ziggurat needs Python 3.11 or newer; set PYTHON=... to name one."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python cannot make an environment: try 'make system'."; exit 1; }
	@touch $@
