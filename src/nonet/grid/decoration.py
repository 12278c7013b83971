"""Decoration around the cells of a line: comments, marks of quotations, bold digits, boxes."""

from __future__ import annotations

import re

_NUMBERED = re.compile(r"#[0-9]+(?:[.:,)]?[ \t]+|[:,)])(?=[0-9A-Za-z.*_-]{16,}(?:[\s:;,]|$))")
_VECTOR = re.compile(r"#(?:[0-9][Aa])?(?=\()")
"""The sign before the brackets of an array in Lisp, rather than a comment."""

_FEWEST_FIELDS = 4
_QUOTED = re.compile(r"(?:\s*(?:\"[^\"]{0,3}\"|'[^']{0,3}'|[^\"',]{0,3})\s*(?:,|\t|$)){4,}")
_QUOTATION = re.compile(r"(?:\s*>)+ ?")
_MARKED = re.compile(
    r"(?<![^\s|,&])(?:(\*\*|__|`|\$)(?P<cell>[0-9A-Za-z]{1,2})\1"
    r"|<(b|strong|i|em|u)>(?P<tagged>[0-9A-Za-z]{1,2})</\3>"
    r"|\[([Bb])\](?P<coded>[0-9A-Za-z]{1,2})\[/\5\]"
    r"|\\(?:textbf|mathbf|bf)\{(?P<typeset>[0-9A-Za-z]{1,2})\})(?![^\s|,&])"
)
_MARKS = ("**", "__", "`", "$", "</", "[/", "bf{")
_BOX = re.compile(r"\[([ .]?[0-9A-Za-z]{0,2} ?)\]")
_EMPTY_BOX = re.compile(r"\[ ?\]")
_BULLET = re.compile(
    r"\s*[-*+.]\s+(?:(?P<quote>[\"'])(?P<quoted>[0-9A-Za-z.*_ -]{4,})(?P=quote)"
    r"|(?=\S*[0-9.])(?P<row>[0-9A-Z.*_-]{4,})),?\s*"
)


_TAGS = re.compile(
    r"</?(?:pre|code|blockquote|tt|br)\b[^<>]*>"
    r"|\[/?(?:code|pre|quote|spoiler|tt|mono)\b[^\[\]]*\]",
    re.IGNORECASE,
)
_REMARK = re.compile(r"\s(?://|;|%|--|<--?)\s")
_PROSE = re.compile(r"[a-z]{3}")
_ROW = frozenset("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ.*_-?| \t")
_SHORTEST_ROW = 4
_WIKI = "||"


def undecorated(line: str, alphabet: str = "") -> str:
    """The line with its cells alone, if it has cells; signs of the alphabet are kept."""
    if "<" in line or "[" in line:
        line = _TAGS.sub("", line)
    if "&nbsp;" in line:
        line = line.replace("&nbsp;", " ")
    line = with_plain_fields(_without_remark(line), alphabet)
    if _WIKI in line and line.lstrip().startswith("|") and line.count(_WIKI) * 2 < len(line):
        line = line.replace(_WIKI, " |")
    if any(mark in line and mark[0] not in alphabet for mark in _MARKS):
        line = _without_marks(line)
    if "[" in line and "]" in line and "[" not in alphabet:
        line = _without_boxes(line)
    if line[:1] in "-*+. \t" and (bullet := _BULLET.fullmatch(line)):
        start, end = bullet.span("quoted" if bullet["quote"] else "row")
        line = " " * start + line[start:end]
    return line


def without_comment(line: str) -> str:
    """The line up to a ``#`` and one space before it; empty where there is nothing else."""
    if "#" in line and "(" in line:
        line = _VECTOR.sub(lambda sign: " " * len(sign[0]), line)
    if line.startswith("#") and (number := _NUMBERED.match(line)):
        return " " * number.end() + line[number.end() :]
    content, sign, _ = line.partition("#")
    if not sign:
        return line
    return content.removesuffix(" ") if content.strip() else ""


def _without_remark(line: str) -> str:
    """The line up to a remark behind the row that it holds."""
    remark = _REMARK.search(line)
    if remark is None or not _PROSE.search(line, remark.end()):
        return line
    row = line[: remark.start()]
    return row if len(row.strip()) >= _SHORTEST_ROW and _ROW.issuperset(row) else line


def without_quotation(line: str) -> str:
    """The line without the ``>`` with which e-mails quote it."""
    if ">" not in line:
        return line
    marks = _QUOTATION.match(line)
    return line[marks.end() :] if marks is not None else line


def with_plain_fields(line: str, alphabet: str = "") -> str:
    """The line with commas between its cells where it has ``;`` or ``&``, and without quotes."""
    for separator in ";&":
        if separator in line and "," not in line and separator not in alphabet:
            bare = line.rstrip("; \\") + " " * (len(line) - len(line.rstrip("; \\")))
            if separator == ";" and bare.rstrip() != line.rstrip():
                bare = line
            fields = bare.split(separator)
            if len(fields) >= _FEWEST_FIELDS and max(len(x.strip(" \"'")) for x in fields) <= 3:
                line = bare.replace(separator, ",")
    if line.count(",") == 1 and line.rstrip().endswith(",") and len(line) > _FEWEST_FIELDS:
        line = line.rstrip()[:-1]
    if ('"' in line or "'" in line) and _QUOTED.fullmatch(line):
        line = line.replace('"', " ").replace("'", " ")
    return line


def _without_marks(line: str) -> str:
    """The line with digits for ``**5**`` and their like, if nothing else in it has such a sign."""
    bare = _MARKED.sub(_cell_of, line)
    return line if any(mark in bare for mark in _MARKS) or "*" in bare else bare


def _cell_of(marked: re.Match[str]) -> str:
    cell = marked["cell"] or marked["tagged"] or marked["coded"] or marked["typeset"]
    return cell.ljust(len(marked[0]))


def _without_boxes(line: str) -> str:
    """The line with fields for ``[5][ ][3]``, and with dots for ``5 [] 3``."""
    boxes = _BOX.findall(line)
    if len(boxes) >= _FEWEST_FIELDS and not _BOX.sub("", line).strip(" |\t"):
        return ",".join(box if box.strip() else "." for box in boxes)
    bare = _EMPTY_BOX.sub(lambda box: " .".ljust(len(box[0])), line)
    is_row = bare != line and "[" not in bare and "]" not in bare
    words = bare.replace("|", " ").split()
    if is_row and len(words) >= _FEWEST_FIELDS and all(len(word) <= 2 for word in words):
        return bare
    return line
