"""The whole story on one page: every number computed while it is told.

``python -m xphi.report -o out/report.html`` prints the chapters as they are worked out and leaves one
self-contained page, with a certificate beside it. A chapter is a module in :mod:`xphi.report.chapters` and a
template of the same name; :mod:`xphi.report.story` has their order.
"""
