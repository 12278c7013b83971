"""Wings."""

from nonet.logic.catalogue._technique import Technique

WINGS = (
    Technique(
        "xy_wing",
        "XY-Wing",
        "an XY-wing",
        "Wings",
        ("Y-Wing", "Bent Triple", "xy"),
        "A pivot with the candidates x and y sees two pincers, with x and z and with y and z. "
        "Whichever of x and y the pivot takes, one of the pincers must be z. So z can be removed "
        "from every cell that sees both pincers.",
    ),
    Technique(
        "xyz_wing",
        "XYZ-Wing",
        "an XYZ-wing",
        "Wings",
        ("xyz",),
        "A pivot with the candidates x, y and z sees two pincers, with x and z and with y and z. "
        "One of the three cells must be z. So z can be removed from every cell that sees all "
        "three.",
    ),
    Technique(
        "wxyz_wing",
        "WXYZ-Wing",
        "a WXYZ-wing",
        "Wings",
        ("Bent Quadruple",),
        "Four cells have four digits between them, and only one of the digits, z, has two places "
        "among them that do not see each other. Were none of them z, three digits would have to "
        "fill four cells. So z can be removed from every cell that sees all its places.",
    ),
    Technique(
        "vwxyz_wing",
        "VWXYZ-Wing",
        "a VWXYZ-wing",
        "Wings",
        ("Bent Quintuple",),
        "Five cells have five digits between them, and only one of the digits, z, has two places "
        "among them that do not see each other. Were none of them z, four digits would have to "
        "fill five cells. So z can be removed from every cell that sees all its places.",
    ),
    Technique(
        "uvwxyz_wing",
        "UVWXYZ-Wing",
        "a UVWXYZ-wing",
        "Wings",
        ("Bent Sextuple",),
        "Six cells have six digits between them, and only one of the digits, z, has two places "
        "among them that do not see each other. Were none of them z, five digits would have to "
        "fill six cells. So z can be removed from every cell that sees all its places.",
    ),
    Technique(
        "w_wing",
        "W-Wing",
        "a W-wing",
        "Wings",
        ("Semi-Remote Naked Pair", "w"),
        "Two cells that do not see each other have the same two candidates x and z. Some house has "
        "only two places for x, and each of the two cells sees one of them. So the cells cannot "
        "both be x: one is z, and z can be removed from every cell that sees both.",
    ),
)
