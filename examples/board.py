"""A board in marimo: `marimo edit examples/board.py`."""

import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo

    from nonet.notebook import Board

    return Board, mo


@app.cell
def _(Board, mo):
    puzzle = ".9..1..3......4169...7.24.....2..38..28.7.54..76..8.....75.6...2138......6..2..7."
    board = mo.ui.anywidget(Board(puzzle))
    board
    return (board,)


@app.cell
def _(board, mo):
    board.value  # so that this cell runs again after each move
    mo.md(f"{board.widget.grid.to_text().count('.')} cells are empty. {board.widget.hint()}")
    return


if __name__ == "__main__":
    app.run()
