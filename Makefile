# Everything there is to do here; `make help` lists it. Each target sets up what it needs by itself.

PYTHON ?= python3
# One environment per Python, so that `make test PYTHON=python3.13` leaves the usual one alone.
VENV := .venv$(if $(filter-out python3,$(PYTHON)),-$(notdir $(PYTHON)))
RUN := $(VENV)/bin/python
# Which tours `make tour` takes, by the names of their folders (TOUR=fr-phone-1.0); all of them else.
TOUR ?=
# Who plays for `make balance` (BY='--workers 1', BY='--dask FIRST:8786'); all cores else.
BY ?=

.DEFAULT_GOAL := help
.PHONY: help setup play test lint types art bench tour balance learn puzzles soak radio cluster check-android check-arm64 golden lock clean

help: ## Say what can be made
	@sed -n 's/^\([a-z0-9-]*\):.*## /\1\t/p' Makefile | expand -t 15

setup: ## Install all that is needed, if it is not there yet
	@sh setup/setup.sh "$(PYTHON)" "$(VENV)"

play: setup ## Play; without a screen, take the tour and say where its pictures are
	@RUN="$(RUN)" sh setup/play.sh

test: lint types ## Run every check and test
	@RUN="$(RUN)" sh setup/test.sh

lint: setup ## Check style and layout of the code
	@$(RUN) -m ruff check .
	@$(RUN) -m ruff format --check .

types: setup ## Check the types of core and mobile
	@$(RUN) -m mypy

art: ## Draw the pictures and make the sounds anew, after a change of their sources in assets
	@sh setup/setup.sh "$(PYTHON)" "$(VENV)" setup/lock-art.txt
	@$(RUN) -m assets.build

bench: ## Measure the speed against named peers (WRITE=1: what may not get worse is what is measured now)
	@sh setup/setup.sh "$(PYTHON)" "$(VENV)" setup/lock-bench.txt
	@$(RUN) -m core bench
	@$(RUN) -m mobile.tour.bench
	@$(RUN) -m tests.mobile.swiping

tour: setup ## Walk through the app and leave pictures in build/tour (TOUR=fr-phone-1.0 for one)
	@RUN="$(RUN)" sh setup/tour.sh $(TOUR)

balance: setup ## Measure how fair the games and how strong the bots are, for hours
	@$(RUN) -m tests.balance $(BY)
	@$(RUN) -m tests.bases $(BY)

learn: setup ## Have the hard bots learn anew from matches against themselves, for half an hour (OF=help_me, BY='--workers 1')
	@$(RUN) -m tests.learning $(OF) $(BY)

puzzles: setup ## Check every exercise thoroughly, for minutes (MAKE_OF=paleo: search those of a game anew)
	@$(RUN) -m tests.puzzles $(if $(MAKE_OF),make $(MAKE_OF),check)

soak: setup ## Run the slow checks, and play in a window for an hour (SECONDS=600), with all that may come between
	@$(RUN) -m tests.soaking --seconds $(or $(SECONDS),3600)
	@$(RUN) -m tests.soak

radio: setup ## Check Bluetooth and touches on stand-ins for Android and for radios
	@sh setup/setup.sh "$(PYTHON)" "$(VENV)" setup/lock-radio.txt
	@sh setup/packages.sh "$(PYTHON)" radio
	@$(RUN) -m pytest tests/radio

cluster: setup ## Check that a Dask cluster plays the same matches, by a small one on this machine
	@sh setup/setup.sh "$(PYTHON)" "$(VENV)" setup/lock-cluster.txt
	@$(RUN) -m pytest tests/cluster

check-android: ## Check the package for phones as far as no SDK is needed (WRITE=1: list anew what is packed)
	@sh setup/phones/check.sh "$(PYTHON)" $(if $(WRITE),--write)

check-arm64: setup ## Check that matches are the same on a phone's processor, which qemu plays
	@sh setup/arm64.sh "$(RUN)" build/arm64
	@$(RUN) -m tests.arm64 build/arm64

golden: setup ## Write the golden matches anew, after a change of the rules that is meant
	@$(RUN) -m pytest tests/contract/test_golden.py tests/rules/test_terristories_cards.py --write-golden

lock: ## Write the lock files anew, after a change of the pins in pyproject.toml
	@sh setup/lock.sh "$(PYTHON)"

clean: ## Remove everything that was made here, environments too
	rm -rf build *.egg-info .venv .venv-* .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
