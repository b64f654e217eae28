# The commands a person types are the ones CI types.
CARGO ?= cargo
# The one that was built with all the others: built alone, its dependencies have other features, and are built again.
BUILT_XTASK = $(TARGET)/debug/xtask
# The same, optimised: nothing is built twice where only figures and campaigns are wanted.
FAST = $(CARGO) run --quiet --release --package xtask --
TARGET = $(or $(CARGO_TARGET_DIR),target)
N ?= 500
SEED ?= 1
ONLY ?=
CLIPPY = $(CARGO) clippy --quiet --workspace --all-targets -- $(if $(CI),-D warnings)
# For those who change the code: private items, too.
DOC = env RUSTDOCFLAGS="-A rustdoc::private-intra-doc-links $(if $(CI),-D warnings)" $(CARGO) doc --quiet --no-deps --workspace --document-private-items
WITHOUT_Z3 = $(CARGO) check --quiet -p unsnarl --no-default-features
TIMED = @scripts/timed.sh $(TARGET)/times.txt

.PHONY: demo test test-programs soak bench fuzz fuzz-threads ground-truth agree fuzz-files lint setup clean

demo: setup ## build, and run the tool on a shipped example
	$(CARGO) build --release -p unsnarl
	@scripts/demo.sh "$(abspath $(TARGET))/release/unsnarl"

ifeq ($(ONLY),)
test: setup ## everything that must hold; with ONLY=WORD the programs and commands whose trial is named so
	$(TIMED) begin
	$(TIMED) format $(CARGO) fmt --all --check
	$(TIMED) clippy $(CLIPPY)
	$(TIMED) "check without Z3" $(WITHOUT_Z3)
	$(TIMED) doc $(DOC)
	$(TIMED) build $(CARGO) test --workspace --no-run
	$(TIMED) "build xtask" $(CARGO) build --quiet --workspace --bin xtask
	$(TIMED) tests $(CARGO) test --workspace --no-fail-fast
	$(TIMED) check-edges $(BUILT_XTASK) check-edges
	$(TIMED) check-links $(BUILT_XTASK) check-links
	$(TIMED) fuzz $(BUILT_XTASK) fuzz --count 20 --seed 1 --profile dev
	$(TIMED) fuzz-files $(BUILT_XTASK) fuzz-files --count 2000 --seed 1 --profile dev
	$(TIMED) fuzz-threads $(BUILT_XTASK) fuzz-threads --count 60 --seed 1 --orders 2000 --profile dev
	$(TIMED) ground-truth $(BUILT_XTASK) ground-truth --count 200 --seed 1 --orders 60 --profile dev
	$(TIMED) end
else
test: test-programs
endif

test-programs: setup ## only the programs and commands whose trial's name contains ONLY
	$(CARGO) test --workspace --test suite -- $(ONLY)

soak: setup fuzz fuzz-files fuzz-threads ground-truth agree ## what takes too long for every day: campaigns, every saved run 200 times
	SOAK_REPLAYS=200 $(CARGO) test --workspace --test suite -- check/
	SOAK_REPLAYS=200 $(CARGO) test --workspace --test suite -- runs/

bench: setup ## tables: the VM against lli and native code, the reader; reduction, schedules per second, races; predicted failures; solvers; explanations; hunts; flows of data
	@scripts/setup.sh valgrind
	$(FAST) bench
	$(FAST) bench-threads
	$(FAST) bench-predict
	$(FAST) bench-solver
	$(FAST) bench-explain
	$(FAST) bench-hunts
	$(FAST) bench-flows
	$(FAST) bench-defuse

fuzz: setup ## N csmith programs from SEED on
	$(FAST) fuzz --count $(N) --seed $(SEED)

fuzz-threads: N = 1000
fuzz-threads: ## N generated concurrent programs from SEED on: exploration against plain enumeration
	$(FAST) fuzz-threads --count $(N) --seed $(SEED)

ground-truth: N = 2000
ground-truth: ## N generated concurrent programs from SEED on: model and search against the truth about them
	$(FAST) ground-truth --count $(N) --seed $(SEED)

agree: N = 5000
agree: ## N generated traces from SEED on: solvers against each other
	$(FAST) agree --count $(N) --seed $(SEED)

fuzz-files: N = 100000
fuzz-files: ## N damaged files of every format that is read
	$(FAST) fuzz-files --count $(N) --seed $(SEED) --only "$(ONLY)"

lint: ## format, clippy and the documentation of the code; warnings are errors in CI
	$(CARGO) fmt --all --check
	$(CLIPPY)
	$(WITHOUT_Z3)
	$(DOC)

setup: ## install what is missing
	@scripts/setup.sh

clean: ## remove what was built and what was found
	$(CARGO) clean
	rm -rf .unsnarl
