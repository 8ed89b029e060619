"""Claims that are false, made by the hundred, for a checker that must refuse each of them.

Some are false by construction (:mod:`adversary.false_claims`); others are random claims that the prover accepted
(:mod:`adversary.random_claims`). An evaluator of its own, :mod:`adversary.oracle`, which shares no code with the
package, looks for points at which they fail. For a longer search::

    PYTHONPATH=tests python -m adversary --minutes 60 --seed 7
"""
