"""Learning to play: masked PPO in self-play over batches, in PyTorch (`pip install 'reinos[train]'`)."""
