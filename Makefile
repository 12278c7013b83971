# Contributor's menu. `make run` and `make test` set up everything they need in .venv/.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NATIVE := CMakeLists.txt $(shell find native \( -name '*.[ch]pp' -o -name '*.def' \) -not -path 'native/tests/*')
CXX_FILES = $(shell find native -name "*.[ch]pp" -not -path "*/third_party/*")
NATIVE_BUILD = build=build/$$($(BIN)/python -m scikit_build_core.builder wheel-tag)
GROUP = $(BIN)/python tools/dependency_group.py
# Leaves out checks of the native sources that have passed with the same ones. $(MAKE) would run it with -n, too.
UNCHANGED = $(BIN)/python tools/unchanged.py
CMAKE = $(BIN)/cmake
SCRIPTS = src/nonet/web/static src/nonet/notebook browser/*.js src/nonet/site/*.js website tests/page
PAGE_TOOL = PATH="$(CURDIR)/$(BIN):$$PATH" tools/js/node_modules/.bin/
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Ninja cannot use make's job server and would warn about it.
unexport MAKEFLAGS
# Tests start many processes, each of which would compile nonet for itself: twice the time.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run play test test-all widget test-notebook wasm test-web site site-package test-site lint lint-native lint-python lint-page clang-tidy sanitize sanitizers bench fuzz docs website test-website sdist wheel release-check page-types examples-elsewhere format clean

run: $(VENV)/.installed  ## solve the puzzles of examples/
	@$(BIN)/python examples/run.py

play: $(VENV)/.app $(VENV)/.installed  ## the app in the browser; ARGS="--port 8000" and so on
	@$(BIN)/nonet play $(ARGS)

# Small shares, so that slow tests that are neighbours do not all fall to one process.
# Each process multiplies matrices alone: where others use the processors too, threads that wait for
# each other took ten times as long over a network.
TESTS ?=

test: $(VENV)/.test-tools $(WIDGET) build-native-tests postgresql chromium  ## the tests of a change; TESTS="tests/grid" and so on
	@$(NATIVE_BUILD); $$build/native/tests/nonet_tests & native=$$!; \
	OPENBLAS_NUM_THREADS=1 $(BIN)/python -m pytest -n auto --maxschedchunk 32 --durations 30 $(TESTS); others=$$?; \
	wait $$native || { echo "native tests failed: see above" >&2; exit 1; }; \
	exit $$others

# One after the other: each takes all of the machine.
test-all:  ## all tests and checks there are, those too that a night has time for
	$(MAKE) test TESTS=--all
	FULL=1 $(MAKE) lint sanitize
	$(MAKE) test-web test-site test-notebook

.PHONY: postgresql
postgresql:  # of the machine, for the tests of the library; without it they are skipped, in CI they fail
	@if [ "$$CI" = true ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	  ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends postgresql; \
	fi

.PHONY: chromium
chromium: | postgresql  # for the tests of the app, likewise; without windows it does their work in half of the time
	@if [ "$$CI" = true ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	  [ -z "$$NONET_CHROMIUM" ] && ! command -v chromium-headless-shell >/dev/null; then \
	  export DEBIAN_FRONTEND=noninteractive; apt-get update -qq; \
	  apt-get install -qq -y --no-install-recommends chromium-headless-shell >/dev/null || \
	  command -v chromium >/dev/null || apt-get install -qq -y --no-install-recommends chromium >/dev/null; \
	fi

.PHONY: build-native-tests
build-native-tests: $(VENV)/.installed  # of the objects that the module is made of
	@$(NATIVE_BUILD); $(CMAKE) -DNONET_TESTS=ON $$build >/dev/null && \
	$(CMAKE) --build $$build --target nonet_tests nonet_count_completions

$(VENV)/.made:
	@command -v $(PYTHON) >/dev/null || { echo "nonet needs Python 3.11 or newer: install python3 (Debian: apt install python3 python3-venv)." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "nonet needs Python 3.11 or newer: set PYTHON=… to one." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "nonet needs Python's venv module: install it (Debian: apt install python3-venv)." >&2; exit 1; }
	@command -v $${CXX:-c++} >/dev/null || command -v g++ >/dev/null || command -v clang++ >/dev/null || { echo "nonet needs a C++ compiler: install one (Debian: apt install g++; macOS: xcode-select --install)." >&2; exit 1; }
	@echo "Setting up $(VENV) (once) …"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.build-tools: pyproject.toml tools/dependency_group.py | $(VENV)/.made
	@$(BIN)/python -m pip install --quiet $$($(GROUP) build dependencies)
	@touch $@

# The runtime dependencies come with the build tools, so that other packages can be installed during the build.
$(VENV)/.installed: pyproject.toml $(NATIVE) | $(VENV)/.build-tools
	@echo "Building nonet …"
	@CMAKE_BUILD_PARALLEL_LEVEL=2 PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m pip install --quiet --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/.app: pyproject.toml | $(VENV)/.build-tools
	@$(BIN)/python -m pip install --quiet $$($(GROUP) app print)
	@touch $@

$(VENV)/.test-tools: pyproject.toml | $(VENV)/.build-tools
	@$(BIN)/python -m pip install --quiet $$($(GROUP) test app postgresql)
	@touch $@

# Most of them are no Python, or compiled already: bytecode of the rest would hardly be used.
$(VENV)/.lint-tools: pyproject.toml | $(VENV)/.test-tools
	@$(BIN)/python -m pip install --quiet --no-compile $$($(GROUP) lint)
	@touch $@

$(VENV)/.page-tools: tools/js/package.json tools/js/package-lock.json | $(VENV)/.lint-tools
	@PATH="$(CURDIR)/$(BIN):$$PATH" npm install --prefix tools/js --no-save --ignore-scripts --no-audit --no-fund --loglevel error
	@touch $@

WIDGET = src/nonet/notebook/board.mjs

widget: $(WIDGET)  ## the board for notebooks, bundled: src/nonet/notebook/board.mjs

$(WIDGET): tools/js/widget.mjs tools/js/unused.mjs $(wildcard src/nonet/notebook/js/*.js src/nonet/web/static/js/*/*.js) | $(VENV)/.page-tools
	@PATH="$(CURDIR)/$(BIN):$$PATH" node tools/js/widget.mjs

$(VENV)/.web-tools: pyproject.toml | $(VENV)/.build-tools
	@$(BIN)/python -m pip install --quiet $$($(GROUP) web)
	@touch $@

wasm: $(VENV)/.web-tools  ## the native core as WebAssembly: build/web/nonet.wasm
	@$(CMAKE) --preset web -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja \
	  "-DCMAKE_CXX_COMPILER=$(CURDIR)/$(BIN)/python-zig;c++" >/dev/null
	@$(CMAKE) --build build/web

browser/node_modules: browser/package.json browser/package-lock.json
	@npm ci --prefix browser --ignore-scripts --no-audit --no-fund --loglevel error
	@touch $@

build/web/python: pyproject.toml | $(VENV)/.build-tools
	@$(BIN)/python -m pip install --quiet --upgrade --target $@ --only-binary :all: \
	  --platform any --python-version 3.14 $$($(GROUP) web-test)
	@touch $@

# One after the other: there is a single thread.
WEB_TESTS ?= tests/layout tests/constraints tests/grid tests/formats tests/logic tests/generator

test-web: wasm browser/node_modules build/web/python  ## tests of what runs in a browser, in node
	$(BIN)/python -m pytest tests/native_web
	node tests/native_web/pytest_in_pyodide.mjs -q $(WEB_TESTS)

site: wasm browser/node_modules $(VENV)/.installed $(VENV)/.app  ## a static site with everything that it needs: build/site
	$(BIN)/python tools/build_site.py
	$(BIN)/nonet site build/site $(ARGS)

site-package: site  ## the package nonet-site, with the engine of `make site`: dist/
	$(BIN)/python tools/site_package.py

test-site: site $(VENV)/.test-tools chromium  ## the static site in Chromium: offline, updates, nothing leaves it
	$(BIN)/python -m pytest tests/site

$(VENV)/.notebook-tools: pyproject.toml | $(VENV)/.test-tools
	@$(BIN)/python -m pip install --quiet $$($(GROUP) notebook-test)
	@touch $@

test-notebook: $(VENV)/.notebook-tools $(WIDGET) $(VENV)/.installed chromium  ## the board in JupyterLab, marimo and nbconvert
	$(BIN)/python -m pytest tests/notebook tests/docs/test_board_examples.py

lint: lint-native lint-python lint-page  ## formatting, lints, types, layers, spelling

lint-native: $(VENV)/.lint-tools $(VENV)/.installed
	$(BIN)/clang-format --dry-run --Werror $(CXX_FILES)
	@$(UNCHANGED) clang-tidy -- $(MAKE_COMMAND) --no-print-directory clang-tidy

clang-tidy: $(VENV)/.lint-tools $(VENV)/.installed
	@$(CMAKE) --preset tidy -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja \
	  -DPython_EXECUTABLE=$(CURDIR)/$(BIN)/python >/dev/null
	$(BIN)/run-clang-tidy.py -clang-tidy-binary $(BIN)/clang-tidy -p build/tidy -quiet -hide-progress '/(native|Unity)/'

lint-python: $(VENV)/.lint-tools $(VENV)/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pyright
	$(BIN)/lint-imports
	$(BIN)/codespell

lint-page: $(VENV)/.page-tools
	$(PAGE_TOOL)biome check --config-path=tools/js --error-on-warnings $(SCRIPTS)
	$(PAGE_TOOL)tsc --project tools/js
	$(PAGE_TOOL)tsc --project tools/js/tsconfig.worker.json

sanitize: $(VENV)/.build-tools  ## native tests under the sanitizers, once without threads
	@$(UNCHANGED) sanitizers -- $(MAKE_COMMAND) --no-print-directory sanitizers

# The address sanitizer's build optimizes little: g++ spends minutes on what -O2 inlines into its checks.
# Neither has line numbers, which take a twentieth of the time of compiling: CXXFLAGS=-g1 gives them.
# The thread sanitizer's tests run while the other build is made, whose tests run in two halves side by side.
sanitizers: $(VENV)/.build-tools
	@build() { \
	  $(CMAKE) --preset $$1 -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja >/dev/null && \
	  $(CMAKE) --build build/$$1 --target nonet_tests; \
	}; \
	build tsan || exit 1; \
	build/tsan/native/tests/nonet_tests & tsan=$$!; \
	build asan || exit 1; \
	build/asan/native/tests/nonet_tests --last=54 & asan=$$!; \
	build/asan/native/tests/nonet_tests --first=55; rest=$$?; \
	wait $$asan && wait $$tsan && exit $$rest

bench: $(VENV)/.installed  ## puzzles/s for each corpus and size
	$(BIN)/python benchmarks/run.py $(ARGS)

fuzz: $(VENV)/.installed  ## a million mutations of valid input
	$(BIN)/python fuzz/run.py --count 1000000 $(ARGS)

docs: $(VENV)/.test-tools $(WIDGET) $(VENV)/.installed  ## the documentation in build/docs; renews pictures, stub and notebook
	$(BIN)/python -m nanobind.stubgen -q -m nonet._native -o src/nonet/_native.pyi
	$(BIN)/python tools/draw_pictures.py
	$(BIN)/python tools/run_notebook.py
	$(BIN)/python tools/build_docs.py

$(VENV)/.website-tools: pyproject.toml | $(VENV)/.build-tools
	@$(BIN)/python -m pip install --quiet $$($(GROUP) website app print)
	@touch $@

# The app is packed where its core was built: to build that takes ten minutes.
PLAY = $(if $(findstring without-play,$(ARGS)),,$(and $(wildcard build/web/nonet.wasm),browser/node_modules))

website: $(VENV)/.website-tools $(VENV)/.page-tools $(VENV)/.installed $(PLAY)  ## the website in build/website; ARGS=--without-play leaves out the app
	@PYTHONPATH=tools $(BIN)/python -m website.generate $(ARGS)

test-website: website $(VENV)/.test-tools chromium  ## the website in Chromium; ARGS=--without-play here, too
	NONET_WEBSITE=build/website $(BIN)/python -m pytest tests/website

sdist: $(VENV)/.installed $(WIDGET)  ## the source distribution, with tests, tools and man page: dist/
	$(BIN)/python tools/man_page.py
	@mkdir -p dist
	$(BIN)/python -c "from scikit_build_core.build import build_sdist; build_sdist('dist')"

wheel: $(VENV)/.installed $(WIDGET)  ## a wheel for this machine, as in the image of Dockerfile: dist/
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

$(VENV)/.release-tools: pyproject.toml | $(VENV)/.test-tools
	@$(BIN)/python -m pip install --quiet $$($(GROUP) release)
	@touch $@

release-check: $(VENV)/.release-tools $(VENV)/.installed $(WIDGET)  ## what a release is: built, audited, installed; nothing is published
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python tools/release_check.py $(ARGS)

page-types: $(VENV)/.app $(VENV)/.installed  ## what the page knows of the service: after a change of its records
	$(BIN)/python tools/page_types.py

examples-elsewhere: $(VENV)/.installed  ## the examples that no browser can run, website/js/elsewhere.js: needs `make site`
	$(BIN)/python tools/examples_elsewhere.py

format: $(VENV)/.lint-tools $(VENV)/.page-tools  ## format all code
	$(BIN)/ruff check --fix --quiet .
	$(BIN)/ruff format .
	$(BIN)/clang-format -i $(CXX_FILES)
	$(PAGE_TOOL)biome check --config-path=tools/js --write $(SCRIPTS)

clean:  ## remove everything that was built
	rm -rf $(VENV) build
