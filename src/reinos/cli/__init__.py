"""The `reinos` command."""
