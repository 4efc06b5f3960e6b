"""Peers: uniformly random games, counting player decisions only, each with its list of legal actions.

Each is driven in the best way that its own documentation shows; where there are two ways, both are measured.
"""

from benchmarks.peers.catanatron import CATAN
from benchmarks.peers.openspiel import HEARTS, OPENSPIEL_ENTRIES
from benchmarks.peers.pettingzoo import PETTINGZOO_ENTRIES
from benchmarks.peers.pgx import PGX_ENTRIES
from benchmarks.peers.rlcard import RLCARD_ENTRIES

PEERS = (*OPENSPIEL_ENTRIES, CATAN, *PGX_ENTRIES, *PETTINGZOO_ENTRIES, *RLCARD_ENTRIES)

__all__ = ["CATAN", "HEARTS", "PEERS"]
