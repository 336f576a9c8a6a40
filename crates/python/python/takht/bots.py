"""The bots: ask one for a move, seat one at a table, or let the strongest judge moves.

`simulations` or `seconds` limit how long a bot that searches thinks; with simulations the same seed gives the same
move on every machine.
"""

from ._takht import Player, advise, analyze, choose, names

__all__ = ["Player", "advise", "analyze", "choose", "names"]
