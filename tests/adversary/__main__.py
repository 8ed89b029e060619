"""The search by the hour."""

import argparse
import random
import signal
import sys
import time

from adversary.false_claims import Adversary, accepted
from adversary.random_claims import RandomClaims, holes
from xphi.certify import prove as proving
from xphi.errors import XphiError

#: Seconds that a random claim may take before the search goes on without it.
PATIENCE = 30


def main():
    parser = argparse.ArgumentParser(description="Search for holes in the checker.")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    proving.MOST_CELLS = 1500
    signal.signal(signal.SIGALRM, _give_up)
    until = time.monotonic() + 60 * chosen.minutes
    adversary, source = Adversary(chosen.seed), RandomClaims(chosen.seed)
    rng = random.Random(chosen.seed)  # noqa: S311 - a fixed sequence
    counts = {"false": 0, "random": 0, "proved": 0, "unreadable": 0, "slow": 0, "holes": 0}
    while time.monotonic() < until:
        for false in adversary.false_claims(32):
            counts["false"] += 1
            if accepted(false.certificate):
                counts["holes"] += 1
                _say("HOLE", false.why, false.certificate.claim)
        for _ in range(32):
            claim = None
            signal.alarm(PATIENCE)
            try:
                claim = source.claim()
                found, proved = holes(claim, rng)
            except XphiError:
                counts["unreadable"] += 1
                continue
            except TimeoutError:
                counts["slow"] += 1
                _say("slow", claim)
                continue
            except Exception as error:  # noqa: BLE001 - whatever it is, it is a fault
                counts["holes"] += 1
                _say("CRASH", type(error).__name__, error, claim)
                continue
            finally:
                signal.alarm(0)
            counts["random"] += 1
            counts["proved"] += proved
            for hole in found:
                counts["holes"] += 1
                _say("HOLE", hole, claim)
    _say(counts)


def _say(*words):
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def _give_up(*_):
    raise TimeoutError


if __name__ == "__main__":
    main()
