// Sheets of puzzles for the printer, or for a PDF by the browser's dialog.
import { $, fill, h, s } from "./dom.js";
import { post } from "./api.js";
import { Board } from "./board.js";
import { describe } from "./layout.js";
import { t } from "./words.js";

const LIST = () => [];

function figure(state, title, { digits = null, entries = false, candidates = null }) {
  const svg = s("svg");
  const board = new Board(svg, { label: title });
  board.setLayout(describe(state.layout));
  const digit = (cell) => digits?.[cell] || state.givens[cell] || entries && state.entries?.[cell] || 0;
  board.paint({ digit, isGiven: (cell) => state.givens[cell] > 0, corner: LIST, colours: LIST, candidateColours: LIST,
    centre: (cell) => (candidates && !digit(cell) ? candidates[cell] : []) });
  return h("figure", {}, h("figcaption", {}, title), svg);
}

function sheets(figures, perPage) {
  const pages = [];
  for (let start = 0; start < figures.length; start += perPage) pages.push(h(`div.sheet.n${perPage}`, {}, figures.slice(start, start + perPage)));
  return pages;
}

/** Print states; `chosen` says how: perPage, entries, candidates, solutions. */
export async function printSheets(states, { perPage, entries, candidates, solutions }) {
  const bare = (state) => ({ ...state, entries: entries ? state.entries : null, candidates: null });
  const marks = candidates ? await Promise.all(states.map((state) => post("candidates", { state: bare(state) }))) : [];
  const solved = solutions ? await Promise.all(states.map((state) => post("solve", { state: { ...bare(state), entries: null } }).catch(() => null))) : [];
  const title = (index) => (states.length > 1 ? `${index + 1}` : "nonet");
  const puzzles = states.map((state, index) => figure(state, title(index), { entries, candidates: marks[index]?.candidates }));
  const answers = states.flatMap((state, index) => (solved[index] ? [figure(state, `${t("solution")} ${title(index)}`, { digits: solved[index].digits })] : []));
  fill($("#sheets"), sheets(puzzles, perPage), sheets(answers, answers.length > 1 ? 6 : perPage));
  window.print();
}
