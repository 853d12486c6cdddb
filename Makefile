# Two commands matter: `make play` and `make test`.  Each sets up all that it needs.

PYTHON ?= python3
GAME ?= stolen_plans
NATIVE := .venv
PLAIN := .venv-pure
COPY := .venv-copy
SOURCES := $(shell find src -type f ! -name stamp.py ! -name '*.so' ! -name '*.pyc' ! -path '*.egg-info/*' ! -path '*/built/*') setup.py pyproject.toml
PAGES := $(shell find web -type f ! -name '*.pyc' ! -path '*/node_modules/*' ! -path '*/fonts/*')
TABLE := src/starfelt/server/built/manifest.json
PACKAGES := web/node_modules/.package-lock.json
# Coverage is taken of rules, and slows them down fourfold: what plays for long runs compiled alone.
RULES := tests/core tests/contract tests/games/test_zones.py $(foreach part,rules knowledge notation recorded,$(wildcard tests/games/*/$(part)))
# Tests that wait, for a server most of them: two at a time keep one core busy.
WAITING := $(foreach part,cli reliability server store table terminal,tests/$(part))
PIP := pip --quiet --disable-pip-version-check install
# Compiled tests are kept: without them each of the many processes takes ten seconds to begin.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play terminal serve test environments packages chromium measured native served browser web uncompiled lint check build plain bench soak goldens clean

play: build  ## the browser table: a server for this computer, and the browser opened there
	@$(PYTHON) web/tools/build.py || true
	@if [ -e $(TABLE) ]; then $(NATIVE)/bin/starfelt serve --open --next-port $(ARGS); \
	else $(MAKE) --no-print-directory terminal; fi

terminal: build  ## a game in the terminal: GAME=star_realms
	@$(NATIVE)/bin/starfelt play $(GAME) $(ARGS)

serve: build  ## live tables for others too, on a SQLite file in this folder
	@$(NATIVE)/bin/starfelt serve $(ARGS)

test:  ## all that CI runs, in parts: each is a target too, and begins after those behind its colon
	@$(PYTHON) tests/run.py environments packages chromium build:environments:packages \
		measured:environments lint:environments:packages uncompiled:environments \
		native:build served:build browser:build:chromium web:build

environments: $(NATIVE)/locked $(PLAIN)/installed
packages: $(PACKAGES)

chromium:  ## Chromium for the tests: $CHROMIUM, one on the path, or Debian's
	@sh web/tools/chromium.sh

measured: $(PLAIN)/installed  ## tests of rules, uncompiled; they reach every line and branch
	$(PLAIN)/bin/python -m coverage run -m pytest -m "not unmeasured" $(RULES)
	$(PLAIN)/bin/python -m coverage report

uncompiled: $(PLAIN)/installed  ## what is said of plain Python alone; the build is compared elsewhere
	$(PLAIN)/bin/python -m pytest tests/golden tests/games/toy tests/builds/test_types.py

native: build  ## everything else that does not wait, compiled
	$(NATIVE)/bin/python -m pytest $(patsubst %,--ignore=%,$(WAITING) tests/browser)

served: build  ## servers, terminals and commands, compiled
	$(NATIVE)/bin/python -m pytest -n 2 --dist worksteal $(WAITING)

# A browser keeps an event loop running in its process: no other test of loops can be there.
browser: build chromium  ## the table in a real browser
	$(NATIVE)/bin/python -m pytest -n 2 --dist worksteal tests/browser

web: build  ## types and tests of the browser table
	@$(PYTHON) web/tools/build.py
	@cd web && npm run --silent check && npm test --silent

lint: $(PLAIN)/installed $(PACKAGES)  ## format, types, import rules
	$(PLAIN)/bin/ruff format --check --quiet .
	$(PLAIN)/bin/ruff check --quiet .
	$(PLAIN)/bin/mypy
	$(PLAIN)/bin/lint-imports --no-cache
	$(PLAIN)/bin/python web/tools/wire_types.py --check
	@cd web && npm run --silent lint

check: lint  ## the seconds before a commit: lint, text keys, parts of games
	$(PLAIN)/bin/python -m pytest tests/words tests/builds/test_types.py -k "keys or parts"

bench: build  ## figures, each a ratio taken in one run, into bench/results.json
	$(NATIVE)/bin/python bench/run.py

soak: build  ## what takes long: PART=pairs, builds, browser, kill9, hostile, canary, at_once, disk, load, attack, storm, races or stops; all without one
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

$(NATIVE)/locked: requirements.lock
	@$(PYTHON) -m venv $(NATIVE)
	@$(NATIVE)/bin/$(PIP) --require-hashes --requirement requirements.lock
	@touch $@

# The same packages: a copy takes a second, and its commands name the folder that they run in.
$(PLAIN)/locked: $(NATIVE)/locked
	@rm -rf $(PLAIN) $(COPY) && cp -Rp $(NATIVE) $(COPY) && rm -f $(COPY)/built $(COPY)/locked
	@sed -i.was 's|/$(NATIVE)|/$(PLAIN)|' $$(grep -lI '/$(NATIVE)' $(COPY)/bin/*) && rm $(COPY)/bin/*.was
	@mv $(COPY) $(PLAIN)
	@touch $@

clean:
	rm -rf $(NATIVE) $(PLAIN) $(COPY) .parts build dist src/starfelt/server/built web/node_modules web/src/style/fonts
