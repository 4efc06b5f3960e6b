"""Learning to play: masked PPO in self-play, in plain PyTorch (`pip install 'reinos[train]'`)."""
