# The verbs of this project. `make test` and `make demo` work as the first command in a fresh clone.
# Another interpreter: make clean, then make test PYTHON=python3.13

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
INSTALLED := $(VENV)/.installed

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help demo test test-slow test-all slow check gen gen-check audit bench docs ci ci-sanitize hooks clean

help: ## list the verbs
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: $(INSTALLED) ## tell the whole story, leave out/report.html
	$(PY) -m xphi.report -o out/report.html

test: $(INSTALLED) ## run the quick tests on two processes (ARGS="-k name" for a few)
	OMP_WAIT_POLICY=passive $(PY) -m pytest -n 2 --dist loadfile $(ARGS)

test-slow: $(INSTALLED) ## run the tests that `make test` leaves out
	OMP_WAIT_POLICY=passive $(PY) -m pytest -n 2 --dist loadfile -m slow $(ARGS)

test-all: test test-slow ## run every test

slow: $(INSTALLED) ## measure every test and write the list of the slow ones
	mkdir -p out
	OMP_WAIT_POLICY=passive $(PY) -m pytest -n 2 --dist loadfile -m "" --junitxml=out/tests.xml $(ARGS)
	$(PY) tools/slow_tests.py out/tests.xml

check: $(INSTALLED) ## format, lint, types, layers, changelog fragments
	$(PY) -m ruff format --check
	$(PY) -m ruff check
	$(PY) -m mypy
	$(VENV)/bin/lint-imports
	$(PY) -m towncrier build --draft --version unreleased > /dev/null

gen: $(INSTALLED) ## write the generated files, building the core between its sources and what is measured from it
	$(PY) -m tools.gen write --until sources
	$(MAKE) $(INSTALLED)
	$(PY) -m tools.gen write --from exceptions --until exceptions
	$(MAKE) $(INSTALLED)
	$(PY) tools/audit.py --new
	$(PY) tools/jax_accuracy.py --new
	$(PY) benchmarks/jax_paths.py --new
	$(PY) -m tools.gen write

gen-check: $(INSTALLED) ## show what differs in a generated file; fail if anything does
	$(PY) -m tools.gen check

audit: $(INSTALLED) ## measure the accuracy of every kernel that changed (ARGS="--only gelu")
	$(PY) tools/audit.py $(ARGS)

bench: $(INSTALLED) ## measure the speed, beside the peers that are installed (ARGS for xphi bench)
	$(PY) benchmarks/run.py
	$(PY) benchmarks/memory.py
	mkdir -p out
	$(PY) -m xphi bench -o out/bench.png -o out/bench.json $(ARGS)

docs: $(INSTALLED) ## build the documentation into out/site, which a browser reads from the disk
	NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --quiet --strict --site-dir out/site

ci: ## everything above, then the wheel in a virtual environment of its own
	$(MAKE) check
	$(MAKE) gen-check
	$(MAKE) test
	$(MAKE) test-slow
	$(MAKE) demo
	$(MAKE) docs
	rm -rf out/dist out/venv
	$(PY) -m build --outdir out/dist
	$(PY) -m venv out/venv
	out/venv/bin/python -m pip install --quiet --disable-pip-version-check out/dist/*.whl
	out/venv/bin/xphi --help
	out/venv/bin/python -c "import xphi._core; print(xphi._core.build_info())"
	out/venv/bin/python -c "import numpy as np, xphi; print(xphi.gelu(np.float32(-5.5)), xphi.gelu.bound('float32'))"

ci-sanitize: $(INSTALLED) ## build the core with sanitizers and run its tests
	$(PY) tools/sanitize.py

hooks: ## run `make check` before every commit
	git config core.hooksPath .githooks

clean: ## remove everything that make made, .venv included
	rm -rf $(VENV) out .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# Which Python files there are: an editable install knows those that it was made with, and no new ones.
$(VENV)/.files: FORCE
	@mkdir -p $(VENV)
	@find src/xphi -name '*.py' | sort | cmp -s - $@ || find src/xphi -name '*.py' | sort > $@
FORCE:

# A package index shows it, so there is no package without it; `make gen` keeps it current.
src/xphi/_generated/readme.md:
	$(PYTHON) tools/gen/index_readme.py

# Editable, so Python sources are live; a change of the build or of the compiled core, or a new file, installs again.
$(INSTALLED): pyproject.toml CMakeLists.txt $(wildcard src/xphi/_core/*.[ch]) $(wildcard src/xphi/_core/*.cpp) \
              $(wildcard src/xphi/_generated/c/*.[ch]) $(VENV)/.files | src/xphi/_generated/readme.md
	test -x $(PY) || $(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check --editable ".[dev]"
	touch $@
