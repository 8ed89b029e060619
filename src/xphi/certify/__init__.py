"""The independent checker: what an approximation's error is, proved, and the certificate that says so.

Nothing here imports the solvers; a claim is proved from its formula alone.
"""
