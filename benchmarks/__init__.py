"""Benchmarks: Reinos next to the engines a user would otherwise pick; run `python -m benchmarks`."""
