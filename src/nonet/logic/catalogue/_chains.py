"""Chains of strong and weak links."""

from nonet.logic.catalogue._technique import Technique

_FAMILY = "Chains"
_GROUPED = " A node may be a group: the places of a digit where a line and a box overlap."

CHAINS = (
    Technique(
        "remote_pair",
        "Remote Pair",
        "a remote pair",
        _FAMILY,
        ("rp",),
        "A chain of cells with the same two candidates, each of which sees the next. They take the "
        "two digits by turns. So two cells an odd number of links apart hold both digits, which "
        "can be removed from every cell that sees both ends.",
    ),
    Technique(
        "x_chain",
        "X-Chain",
        "an X-chain",
        _FAMILY,
        ("Forcing X-Chain", "x"),
        "A chain of places of one digit. It starts and ends with a house that has two places for "
        "it: if the first place is false, the last is true. One end is true, so the digit can be "
        "removed from every cell that sees both ends.",
    ),
    Technique(
        "xy_chain",
        "XY-Chain",
        "an XY-chain",
        _FAMILY,
        ("Double Implication Chain", "xyc"),
        "A chain of cells with two candidates, each of which shares a digit with the next that it "
        "sees. If the first cell is not z, the last one is. So z can be removed from every cell "
        "that sees both ends.",
    ),
    Technique(
        "continuous_nice_loop",
        "Continuous Nice Loop",
        "a continuous nice loop",
        _FAMILY,
        ("Bidirectional Cycle", "AIC Ring", "cnl"),
        "Strong and weak links follow each other by turns in a ring. So of the two ends of each "
        "weak link one is true, and whatever sees both ends of a weak link can be removed.",
    ),
    Technique(
        "discontinuous_nice_loop",
        "Discontinuous Nice Loop",
        "a discontinuous nice loop",
        _FAMILY,
        ("Forcing Chain Loop", "dnl"),
        "A ring of links that takes turns everywhere but in one candidate. Two strong links there "
        "prove it, two weak links disprove it.",
    ),
    Technique(
        "aic",
        "AIC",
        "an alternating inference chain",
        _FAMILY,
        ("Alternating Inference Chain",),
        "A chain of candidates that begins and ends with a strong link; strong and weak links take "
        "turns. If the first candidate is false, the last is true. One of them is true, so what "
        "both contradict can be removed.",
    ),
    Technique(
        "grouped_continuous_nice_loop",
        "Grouped Continuous Nice Loop",
        "a grouped continuous nice loop",
        _FAMILY,
        ("Grouped AIC Ring", "gcnl"),
        "Strong and weak links follow each other by turns in a ring. Of the two ends of each weak "
        "link one is true, and whatever sees both ends of a weak link can be removed." + _GROUPED,
    ),
    Technique(
        "grouped_discontinuous_nice_loop",
        "Grouped Discontinuous Nice Loop",
        "a grouped discontinuous nice loop",
        _FAMILY,
        ("gdnl",),
        "A ring of links that takes turns everywhere but in one candidate. Two strong links there "
        "prove it, two weak links disprove it." + _GROUPED,
    ),
    Technique(
        "grouped_aic",
        "Grouped AIC",
        "a grouped alternating inference chain",
        _FAMILY,
        ("Grouped Alternating Inference Chain",),
        "A chain of candidates that begins and ends with a strong link; strong and weak links take "
        "turns. One of its ends is true, so what both contradict can be removed." + _GROUPED,
    ),
)
