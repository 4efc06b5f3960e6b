"""What is done in the background: the moves of bots, and compiling."""
