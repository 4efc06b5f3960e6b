"""The games; each is a package that knows the engine and no other game."""
