# Two commands matter: `make play` and `make test`.  Each sets up all that it needs.

PYTHON ?= python3
GAME ?= stolen_plans
NATIVE := .venv
PLAIN := .venv-pure
SOURCES := $(shell find src -type f ! -name stamp.py ! -name '*.so' ! -name '*.pyc' ! -path '*.egg-info/*' ! -path '*/built/*') setup.py pyproject.toml
PAGES := $(shell find web -type f ! -path '*/node_modules/*' ! -path '*/fonts/*')
TABLE := src/starfelt/server/built/manifest.json
PACKAGES := web/node_modules/.package-lock.json
# Uncompiled only what rules can change: words, screens, commands and bots are the same in both builds.
# Measuring slows whole games down fourfold: those that reach no line of their own are not measured.
RULES := tests/core tests/contract $(foreach part,rules knowledge notation recorded,$(wildcard tests/games/*/$(part)))
MEASURED := -m "not unmeasured" $(RULES)
PLAYED := -m unmeasured tests/golden $(wildcard tests/games/*/leaks) $(RULES)
WORKERS := -n 2 --dist worksteal
PIP := pip --quiet --disable-pip-version-check install
# Compiled tests are kept: without them each of the many processes takes ten seconds to begin.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play terminal serve test check played web browser build plain bench soak goldens clean

play: build  ## the browser table: a server for this computer, and the browser opened there
	@$(PYTHON) web/tools/build.py || true
	@if [ -e $(TABLE) ]; then $(NATIVE)/bin/starfelt serve --open --next-port $(ARGS); \
	else $(MAKE) --no-print-directory terminal; fi

terminal: build  ## a game in the terminal: GAME=star_realms
	@$(NATIVE)/bin/starfelt play $(GAME) $(ARGS)

serve: build  ## live tables for others too, on a SQLite file in this folder
	@$(NATIVE)/bin/starfelt serve $(ARGS)

# A browser keeps an event loop running in its process: no other test of loops can be there.
test: plain browser  ## all that CI runs; building takes one core, checking the other
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target played web
	$(PLAIN)/bin/python -m coverage erase
	$(PLAIN)/bin/python -m coverage run -m pytest $(WORKERS) $(MEASURED)
	$(PLAIN)/bin/python -m coverage combine --quiet
	$(PLAIN)/bin/python -m coverage report
	$(PLAIN)/bin/python -m pytest $(WORKERS) tests/builds tests/games/toy
	$(NATIVE)/bin/python -m pytest $(WORKERS) --ignore=tests/browser
	$(NATIVE)/bin/python -m pytest $(WORKERS) tests/browser

check: $(PLAIN)/installed $(PACKAGES)  ## format, types, import rules, text keys, parts of games: seconds
	$(PLAIN)/bin/ruff format --check --quiet .
	$(PLAIN)/bin/ruff check --quiet .
	$(PLAIN)/bin/mypy
	$(PLAIN)/bin/lint-imports --no-cache
	$(PLAIN)/bin/python web/tools/wire_types.py --check
	$(PLAIN)/bin/python -m pytest tests/words tests/builds/test_types.py -k "keys or parts"
	@cd web && npm run --silent lint

played: check  ## whole games, uncompiled; one core, for the other one builds meanwhile
	$(PLAIN)/bin/python -m pytest $(PLAYED)

web: build  ## types and tests of the browser table
	@$(PYTHON) web/tools/build.py
	@cd web && npm run --silent check && npm test --silent

browser:  ## Chromium for the tests: $CHROMIUM, one on the path, or Debian's
	@sh web/tools/browser.sh

bench: build  ## figures, each a ratio taken in one run, into bench/results.json
	$(NATIVE)/bin/python bench/run.py

soak: build  ## what takes long: PART=pairs, kill9, hostile, canary, at_once, disk, load, attack, storm, races or stops; all without one
	$(NATIVE)/bin/python -m bench.soak $(PART)

goldens: plain  ## write the golden playthroughs anew; raise the rules version if they change
	$(PLAIN)/bin/python -m tests.golden.write

build: $(NATIVE)/built
plain: $(PLAIN)/installed

$(NATIVE)/built: $(NATIVE)/locked $(SOURCES) $(PAGES)
	@$(NATIVE)/bin/python web/tools/build.py || true
	@echo "starfelt: building the rules as native code (about a minute) ..."
	@rm -rf build dist
	@$(NATIVE)/bin/pip --quiet --disable-pip-version-check wheel --no-deps --wheel-dir dist .
	@$(NATIVE)/bin/$(PIP) --no-deps --force-reinstall dist/*.whl
	@$(NATIVE)/bin/starfelt --version
	@touch $@

$(PLAIN)/installed: $(PLAIN)/locked setup.py pyproject.toml
	@STARFELT_PURE=1 $(PLAIN)/bin/$(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

$(PACKAGES): web/package-lock.json
	@cd web && npm ci --no-progress --loglevel=error
	@touch $@

%/locked: requirements.lock
	@$(PYTHON) -m venv $*
	@$*/bin/$(PIP) --require-hashes --requirement requirements.lock
	@touch $@

clean:
	rm -rf $(NATIVE) $(PLAIN) build dist src/starfelt/server/built web/node_modules web/src/style/fonts
