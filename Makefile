# Every target sets up what it needs in .venv and does nothing twice.
#   make play    start the product: a page in the browser
#   make test    all tests
#   make lint    style and types
#   make bench   the speed table, beside the peers
#   make load    many tables on one server; with ATTACK=1, one visitor at every limit beside them
#   make webapp  the page that plays without a server, in build/webapp
#   make docs    the documentation as a site, in build/site
#   make wheel   a wheel with the games compiled, in dist
#   make soak    the long tests that CI does not wait for

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
CLIENT := $(shell find web src/reinos/look src/reinos/games \( -path web/node_modules -o -path web/build \) -prune -o -type f \( -path 'web/*' -o -name '*.css' -o -name '*.svg' \) -print 2>/dev/null)
SETUP := pyproject.toml constraints.txt hatch_build.py $(CLIENT)

.PHONY: play test lint bench load webapp docs wheel soak clean

play: $(VENV)/.ready
	@$(BIN)/reinos serve --open

test: $(VENV)/.dev
	@$(BIN)/reinos warmup
	@$(BIN)/python -m pytest -n auto --dist worksteal

lint: $(VENV)/.dev
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/python hatch_build.py check

bench: $(VENV)/.bench
	@$(BIN)/python -m benchmarks --page docs

load: $(VENV)/.dev
	@$(BIN)/python -m benchmarks.load $(if $(ATTACK),--attack)

webapp: $(VENV)/.dev
	@$(BIN)/reinos webapp build/webapp

docs: $(VENV)/.docs
	@$(BIN)/python -m docs.tools

wheel: $(VENV)/.dev
	@REINOS_COMPILED=1 $(BIN)/python -m hatchling build -t wheel

soak: $(VENV)/.learners
	@$(BIN)/reinos warmup
	@REINOS_SOAK=1 $(BIN)/python -m pytest -n auto --dist worksteal

clean:
	rm -rf $(VENV)

$(VENV)/bin/python:
	@echo "Setting up the virtual environment …"
	@$(PYTHON) -c 'import sys; sys.exit("Reinos needs Python 3.11 or later; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12 …" if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.ready: $(SETUP) | $(VENV)/bin/python
	@echo "Installing Reinos; the first time takes some minutes …"
	@$(PIP) --editable .
	@touch $@

$(VENV)/.dev: $(SETUP) | $(VENV)/bin/python
	@echo "Installing Reinos and its tools; the first time takes some minutes …"
	@$(PIP) --editable '.[dev]'
	@touch $@ $(VENV)/.ready

$(VENV)/.learners: $(SETUP) | $(VENV)/bin/python
	@$(PIP) --editable '.[dev,learners]'
	@touch $@ $(VENV)/.dev $(VENV)/.ready

$(VENV)/.bench: $(SETUP) | $(VENV)/bin/python
	@$(PIP) --editable '.[bench]'
	@touch $@ $(VENV)/.ready

$(VENV)/.docs: $(SETUP) | $(VENV)/bin/python
	@$(PIP) --editable '.[docs]'
	@touch $@ $(VENV)/.ready
