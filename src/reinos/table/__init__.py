"""A table of people and bots: seats, drafts and commits, and what each viewer is shown and told."""
