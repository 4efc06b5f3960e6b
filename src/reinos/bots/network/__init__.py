"""Bots that play with trained networks: files of our own, run by compiled code, and ONNX files."""

from __future__ import annotations

from reinos.bots.network.bot import Network
from reinos.bots.network.foreign import LOGITS, OBSERVATION
from reinos.bots.network.offer import OFFERED, offer, trained_for

__all__ = ["LOGITS", "OBSERVATION", "OFFERED", "Network", "offer", "trained_for"]
