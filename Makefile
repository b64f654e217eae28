# The commands a person types are the ones CI types.
CARGO ?= cargo
XTASK = $(CARGO) xtask
TARGET = $(or $(CARGO_TARGET_DIR),target)
N ?= 500
SEED ?= 1
ONLY ?=

.PHONY: demo test test-programs bench fuzz fuzz-threads ground-truth agree mutate lint setup clean

demo: setup ## build, and run the tool on a shipped example
	$(CARGO) build --release -p unsnarl
	@scripts/demo.sh "$(abspath $(TARGET))/release/unsnarl"

test: setup lint ## everything that must hold
	$(CARGO) test --workspace --no-fail-fast
	$(XTASK) check-edges
	$(XTASK) check-links
	$(XTASK) fuzz --count 20 --seed 1 --profile dev
	$(XTASK) mutate --count 2000 --seed 1 --profile dev
	$(XTASK) fuzz-threads --count 60 --seed 1 --orders 2000 --profile dev
	$(XTASK) ground-truth --count 200 --seed 1 --orders 60 --profile dev

test-programs: setup ## only the programs under tests/ whose path contains ONLY
	$(CARGO) test -p unsnarl --test programs -- $(ONLY)

bench: setup ## tables: the VM against lli and native code, the reader; reduction, schedules per second, races; predicted failures; solvers; explanations; hunts
	@scripts/setup.sh valgrind
	$(XTASK) bench
	$(XTASK) bench-threads
	$(XTASK) bench-predict
	$(XTASK) bench-solver
	$(XTASK) bench-explain
	$(XTASK) bench-hunts

fuzz: setup ## N csmith programs from SEED on
	$(XTASK) fuzz --count $(N) --seed $(SEED)

fuzz-threads: N = 1000
fuzz-threads: ## N generated concurrent programs from SEED on: exploration against plain enumeration
	$(XTASK) fuzz-threads --count $(N) --seed $(SEED)

ground-truth: N = 2000
ground-truth: ## N generated concurrent programs from SEED on: model and search against the truth about them
	$(XTASK) ground-truth --count $(N) --seed $(SEED)

agree: N = 5000
agree: ## N generated traces from SEED on: solvers against each other
	$(XTASK) agree --count $(N) --seed $(SEED)

mutate: N = 100000
mutate: ## N damaged modules for the reader
	$(XTASK) mutate --count $(N) --seed $(SEED)

lint: ## format and clippy; warnings are errors in CI
	$(CARGO) fmt --all --check
	$(CARGO) clippy --quiet --workspace --all-targets -- $(if $(CI),-D warnings)
	$(CARGO) check --quiet -p unsnarl --no-default-features

setup: ## install what is missing
	@scripts/setup.sh

clean: ## remove what was built and what was found
	$(CARGO) clean
	rm -rf .unsnarl
