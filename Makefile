# make play: from a bare checkout to a game. make test: everything that proves it right.
PYTHON ?= python3
GAME ?= bubblee
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help play test test-slow check bench lock system pictures wire clean

help: ## What can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

play: $(VENV)/play ## Install what playing needs, then play Bubblee Pop in the terminal, or GAME=babylon
	@$(BIN)/ziggurat play $(GAME) $(ARGS)

test: system $(VENV)/dev check ## Everything: lint, types, import contracts, rules table, tests
	$(BIN)/python -m pytest -n auto --dist worksteal

test-slow: $(VENV)/dev ## What is too long for make test
	$(BIN)/python -m pytest -n auto --dist worksteal -m slow

check: $(VENV)/dev ## Lint, types, import contracts, rules table: no tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/rules.py --quiet

bench: $(VENV)/dev ## Speed, next to OpenSpiel's C++ games in the same run
	$(BIN)/ziggurat bench $(GAME) $(ARGS)

wire: $(VENV)/dev ## The TypeScript types of the server's messages
	$(BIN)/python tools/wire.py

pictures: $(VENV)/dev ## The screenshots in docs/
	$(BIN)/python tools/pictures.py

lock: $(VENV)/dev ## Pin all dependencies anew, with hashes and without the address of any registry
	$(BIN)/python tools/lock.py

system: ## What must come from the system's package manager
	@sh tools/system.sh

clean: ## Remove the environment and what tools left
	rm -rf $(VENV) dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

# The two environments are one folder; the larger set contains the smaller.
$(VENV)/play: locks/play.txt pyproject.toml | $(VENV)/python
	@echo "Installing what playing needs (once, about a minute) ..."
	@$(PIP) --require-hashes -r locks/play.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev: locks/dev.txt pyproject.toml | $(VENV)/python
	@echo "Installing what testing needs (once, about a minute) ..."
	@$(PIP) --require-hashes -r locks/dev.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@ $(VENV)/play

$(VENV)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Ziggurat needs Python 3.11 or newer; set PYTHON=... to name one."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python cannot make an environment: try 'make system'."; exit 1; }
	@touch $@
