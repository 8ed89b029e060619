"""One module per chapter; each has ``TITLE`` and ``tell(desk)``, which returns what its template shows."""
