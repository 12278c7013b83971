"""Single-digit patterns and colouring."""

from nonet.logic.catalogue._technique import Technique

ONE_DIGIT = (
    Technique(
        "skyscraper",
        "Skyscraper",
        "a skyscraper",
        "Single-digit patterns",
        ("sk",),
        "A digit has two places in each of two rows (or columns), and two of the four, one of each "
        "row, see each other in a column. They cannot both be true, so one of the other two is, "
        "and the digit can be removed from every cell that sees both.",
    ),
    Technique(
        "two_string_kite",
        "2-String Kite",
        "a two-string kite",
        "Single-digit patterns",
        ("Two-String Kite", "2sk"),
        "A digit has two places in a row and two in a column, and one of each lie in the same box. "
        "They cannot both be true, so one of the two ends is, and the digit can be removed from "
        "the cell that sees both ends.",
    ),
    Technique(
        "dual_two_string_kite",
        "Dual 2-String Kite",
        "a dual two-string kite",
        "Single-digit patterns",
        ("d2sk",),
        "Two kites that meet in the same two cells of a box, taken in one step.",
    ),
    Technique(
        "turbot_fish",
        "Turbot Fish",
        "a turbot fish",
        "Single-digit patterns",
        ("tf",),
        "Two houses have two places each for a digit, and one place of the first sees one of the "
        "second. They cannot both be true, so one of the two ends is, and the digit can be removed "
        "from every cell that sees both ends. Skyscraper and kite are the cases in which the "
        "houses are lines.",
    ),
    Technique(
        "empty_rectangle",
        "Empty Rectangle",
        "an empty rectangle",
        "Single-digit patterns",
        ("Hinge", "er"),
        "In a box all places of a digit lie in one row and one column of it. A line outside has "
        "two places for the digit, one of them in that column. If that one is true, the digit is "
        "in the row of the box; otherwise the other end is true. Either way the digit can be "
        "removed from where the row meets the other end.",
    ),
    Technique(
        "dual_empty_rectangle",
        "Dual Empty Rectangle",
        "a dual empty rectangle",
        "Single-digit patterns",
        ("der",),
        "Two empty rectangles of the same box, taken in one step.",
    ),
    Technique(
        "simple_colours_trap",
        "Simple Colours: Trap",
        "simple colours (trap)",
        "Colouring",
        ("Simple Colors Trap", "Simple Colouring Rule 4", "Two colours elsewhere", "sc1"),
        "Where a digit has two places in a house, one is true and the other false. Following such "
        "pairs from house to house, the places get two colours by turns; all of one colour are "
        "true. A cell that sees both colours cannot hold the digit.",
    ),
    Technique(
        "simple_colours_wrap",
        "Simple Colours: Wrap",
        "simple colours (wrap)",
        "Colouring",
        ("Simple Colors Wrap", "Simple Colouring Rule 2", "Twice in a unit", "sc2"),
        "The places of a digit are coloured with two colours by turns from house to house, so that "
        "all of one colour are true. Two cells of the same colour see each other: that colour is "
        "false, and the digit can be removed from all its cells.",
    ),
    Technique(
        "multi_colours_1",
        "Multi Colours 1",
        "multi colours (type 1)",
        "Colouring",
        ("Multi Colors 1", "mc1"),
        "Two chains of places of a digit are coloured with two colours each. A colour of the one "
        "sees a colour of the other, so they cannot both be true, and one of the two opposite "
        "colours is. The digit can be removed from every cell that sees both of these.",
    ),
    Technique(
        "multi_colours_2",
        "Multi Colours 2",
        "multi colours (type 2)",
        "Colouring",
        ("Multi Colors 2", "mc2"),
        "Two chains of places of a digit are coloured with two colours each. A colour of the one "
        "sees both colours of the other, one of which is true. So that colour is false, and the "
        "digit can be removed from all its cells.",
    ),
    Technique(
        "medusa_trap",
        "3D Medusa: Trap",
        "a 3D Medusa (trap)",
        "Colouring",
        ("3D Medusa Rules 3 to 5", "Multi-digit Colouring Trap"),
        "Colours spread not only from a digit's place to its other place in a house, but also "
        "between the two candidates of a cell. All candidates of one colour are true. A candidate "
        "that contradicts both colours can be removed.",
    ),
    Technique(
        "medusa_wrap",
        "3D Medusa: Wrap",
        "a 3D Medusa (wrap)",
        "Colouring",
        ("3D Medusa Rules 1, 2 and 6", "Multi-digit Colouring Wrap"),
        "Candidates are coloured from place to place of a digit and between the two candidates of "
        "a cell. One colour contradicts itself: twice in a cell, twice in a house for the same "
        "digit, or it leaves a cell without candidates. All its candidates can be removed.",
    ),
)
