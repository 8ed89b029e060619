"""What the documentation's hook writes: pages and pictures from the registry and the records, at every build."""
