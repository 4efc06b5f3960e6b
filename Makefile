# Every target sets up what it needs in .venv and does nothing twice.
#   make play    start the product
#   make test    all tests
#   make lint    style and types
#   make bench   the speed table, beside the peers
#   make soak    the long tests that CI does not wait for

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
SETUP := pyproject.toml constraints.txt

.PHONY: play test lint bench soak clean

play: $(VENV)/.ready
	@$(BIN)/reinos play

test: $(VENV)/.dev
	@$(BIN)/reinos warmup
	@$(BIN)/python -m pytest -n auto --dist worksteal

lint: $(VENV)/.dev
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

bench: $(VENV)/.bench
	@$(BIN)/python -m benchmarks

soak: $(VENV)/.dev
	@$(BIN)/reinos warmup
	@REINOS_SOAK=1 $(BIN)/python -m pytest -n auto --dist worksteal

clean:
	rm -rf $(VENV)

$(VENV)/bin/python:
	@echo "Setting up the virtual environment …"
	@$(PYTHON) -c 'import sys; sys.exit("Reinos needs Python 3.11 or later; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12 …" if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.ready: $(SETUP) | $(VENV)/bin/python
	@$(PIP) --editable .
	@touch $@

$(VENV)/.dev: $(SETUP) | $(VENV)/bin/python
	@$(PIP) --editable '.[dev]'
	@touch $@ $(VENV)/.ready

$(VENV)/.bench: $(SETUP) | $(VENV)/bin/python
	@$(PIP) --editable '.[bench]'
	@touch $@ $(VENV)/.ready
