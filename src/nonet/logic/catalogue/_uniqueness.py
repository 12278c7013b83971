"""Techniques that assume a unique solution."""

from nonet.logic.catalogue._technique import Technique

_FAMILY = "Uniqueness"
_DEADLY = (
    "Four cells in two rows, two columns and two boxes must not be left with the same two digits "
    "alone: these could be exchanged, and there would be two solutions. "
)

UNIQUENESS = (
    Technique(
        "unique_rectangle_1",
        "Unique Rectangle Type 1",
        "a unique rectangle (type 1)",
        _FAMILY,
        ("Uniqueness Test 1", "UR1", "u1"),
        _DEADLY + "Three of them have these two candidates alone, so the fourth must be something "
        "else: both digits can be removed from it.",
    ),
    Technique(
        "unique_rectangle_2",
        "Unique Rectangle Type 2",
        "a unique rectangle (type 2)",
        _FAMILY,
        ("Uniqueness Test 2", "UR2", "u2"),
        _DEADLY + "Two cells side by side have one and the same candidate more. One of them must "
        "take it, so it can be removed from every cell that sees both.",
    ),
    Technique(
        "unique_rectangle_3",
        "Unique Rectangle Type 3",
        "a unique rectangle (type 3)",
        _FAMILY,
        ("Uniqueness Test 3", "UR3", "u3"),
        _DEADLY + "Two of them have more candidates. One of these extra digits is true, so the two "
        "cells act as one cell with the extra digits; with other cells of a house they make a "
        "naked subset, whose digits can be removed from the rest of the house.",
    ),
    Technique(
        "unique_rectangle_4",
        "Unique Rectangle Type 4",
        "a unique rectangle (type 4)",
        _FAMILY,
        ("Uniqueness Test 4", "UR4", "u4"),
        _DEADLY + "Two of them have more candidates, and in a house of the two one of the digits "
        "has no other place. One of the two cells takes it, so the other digit can be removed from "
        "both.",
    ),
    Technique(
        "unique_rectangle_5",
        "Unique Rectangle Type 5",
        "a unique rectangle (type 5)",
        _FAMILY,
        ("Uniqueness Test 5", "UR5", "u5"),
        _DEADLY + "Two cells across, or three, have one and the same candidate more. One of them "
        "must take it, so it can be removed from every cell that sees them all.",
    ),
    Technique(
        "unique_rectangle_6",
        "Unique Rectangle Type 6",
        "a unique rectangle (type 6)",
        _FAMILY,
        ("Uniqueness Test 6", "UR6", "u6"),
        _DEADLY + "Two cells across have more candidates, and one of the digits has no other place "
        "in the rows (or columns) of the rectangle. Were it true in one of the two, it would be "
        "true in both, and the pattern complete. So it can be removed from both.",
    ),
    Technique(
        "hidden_rectangle",
        "Hidden Rectangle",
        "a hidden rectangle",
        _FAMILY,
        ("Hidden Unique Rectangle", "hr"),
        _DEADLY
        + "Opposite to a cell with the two candidates alone, one of the digits has no other place "
        "in the row and in the column of its cell. Were the other digit true there, the pattern "
        "would be complete. So it can be removed.",
    ),
    Technique(
        "avoidable_rectangle_1",
        "Avoidable Rectangle Type 1",
        "an avoidable rectangle (type 1)",
        _FAMILY,
        ("Avoidable Rectangle 1", "ar1"),
        "Three corners of a rectangle in two boxes are solved, none of them a given. The digit "
        "that would complete two pairs across cannot be in the fourth: the pairs could be "
        "exchanged, and there would be two solutions.",
    ),
    Technique(
        "avoidable_rectangle_2",
        "Avoidable Rectangle Type 2",
        "an avoidable rectangle (type 2)",
        _FAMILY,
        ("Avoidable Rectangle 2", "ar2"),
        "Two corners of a rectangle in two boxes are solved and no givens; the other two could "
        "complete two pairs across, but share one extra candidate. One of them must take it, so it "
        "can be removed from every cell that sees both.",
    ),
    Technique(
        "extended_rectangle",
        "Extended Rectangle",
        "an extended rectangle",
        _FAMILY,
        ("Extended Unique Rectangle", "XR"),
        "Two rows of three cells each (or longer), aligned in columns, share boxes so that the "
        "digits of the one could be exchanged with those of the other. Left with as many digits as "
        "columns alone they would give two solutions, so one of the other candidates must be true.",
    ),
    Technique(
        "unique_loop",
        "Unique Loop",
        "a unique loop",
        _FAMILY,
        ("UL",),
        "A loop of six cells or more, two in each house that it touches, must not be left with the "
        "same two digits alone: they could be exchanged all along the loop. So one of the other "
        "candidates in its cells must be true, as with unique rectangles.",
    ),
    Technique(
        "bug_1",
        "BUG+1",
        "a BUG+1",
        _FAMILY,
        ("Bivalue Universal Grave + 1", "BUG Type 1", "bug1"),
        "All empty cells but one have two candidates, and but for that one every digit has two "
        "places in each house. Without the third candidate of that cell the puzzle would have no "
        "solution or several. So the candidate that occurs three times in its houses is true.",
    ),
    Technique(
        "bug_2",
        "BUG Type 2",
        "a BUG (type 2)",
        _FAMILY,
        ("Bivalue Universal Grave Type 2", "bug2"),
        "Some cells have one and the same candidate beyond the two that would make a bivalue "
        "universal grave. One of these must be true, so the digit can be removed from every cell "
        "that sees them all.",
    ),
    Technique(
        "bug_3",
        "BUG Type 3",
        "a BUG (type 3)",
        _FAMILY,
        ("Bivalue Universal Grave Type 3", "bug3"),
        "The candidates beyond a bivalue universal grave lie in cells of one house. They act as "
        "one cell that makes a naked subset with others of the house; its digits can be removed "
        "from the rest.",
    ),
    Technique(
        "bug_4",
        "BUG Type 4",
        "a BUG (type 4)",
        _FAMILY,
        ("Bivalue Universal Grave Type 4", "bug4"),
        "Two cells of a house have candidates beyond a bivalue universal grave, and a digit of the "
        "grave has no other place in the house. One of the two cells takes it, the other one of "
        "its extra candidates; the remaining digits of the grave can be removed from both.",
    ),
)
