// What the library takes, as the server has it: names, lists, pages.
import { cellName } from "../../page/words.js";
import { invalid, Trouble } from "./database.js";

const MAX_NAME = 200;
const MAX_NOTES = 10_000;
const MAX_LEVEL = 40;
const MAX_NAMES = 50;
const MAX_PAGE = 200;
const MAX_SETTINGS = 200;
const MAX_SETTING = 100_000;
const MAX_SIZE = 100;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is kept out
const CONTROL = /[\x00-\x1f\x7f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: notes have lines and tabs
const CONTROL_OF_NOTES = /[\x00-\x08\x0b-\x1f\x7f]/;
const SETTING = /^[A-Za-z][A-Za-z0-9.-]{0,99}$/;

/** Characters as people count them. @param {string} text */
const lengthOf = (text) => [...text].length;

/**
 * A text of one line. @param {unknown} text @param {string} field @param {number} longest
 * @param {RegExp} [forbidden]
 */
export function checkText(text, field, longest = MAX_NAME, forbidden = CONTROL) {
  if (typeof text !== "string") throw invalid(`expected text, at ${field}`, { field });
  if (lengthOf(text) > longest)
    throw invalid(`expected at most ${longest} characters, at ${field}`, { field, longest });
  if (forbidden.test(text)) throw invalid(`expected one line, at ${field}`, { field });
}

/** A name that is not empty. @param {unknown} name @param {string} field */
export function checkName(name, field) {
  checkText(name, field);
  if (name === "") throw invalid(`expected a name, at ${field}`, { field, shortest: 1 });
}

/** @param {unknown} names @param {string} field */
function checkNames(names, field) {
  if (!Array.isArray(names)) throw invalid(`expected a list, at ${field}`, { field });
  if (names.length > MAX_NAMES)
    throw invalid(`expected at most ${MAX_NAMES} names, at ${field}`, {
      field,
      longest: MAX_NAMES,
    });
  names.forEach((name, at) => {
    checkName(name, `${field}.${at}`);
  });
}

/** The details of a puzzle that are there. @param {Partial<PuzzleDetails>} details */
export function checkDetails({ name, author, notes, tags, collections }) {
  if (name != null) checkText(name, "name");
  if (author != null) checkText(author, "author");
  if (notes != null) checkText(notes, "notes", MAX_NOTES, CONTROL_OF_NOTES);
  if (tags != null) checkNames(tags, "tags");
  if (collections != null) checkNames(collections, "collections");
}

/** @param {{title: string, level: string | null}} game */
export function checkGame({ title, level }) {
  checkText(title, "title");
  if (level !== null) checkText(level, "level", MAX_LEVEL);
}

/** @param {unknown} value @param {string} field @param {number} least @param {number} most */
function checkNumber(value, field, least, most) {
  if (typeof value !== "number" || !(value >= least && value <= most))
    throw invalid(`expected a number from ${least} to ${most}, at ${field}`, {
      field,
      ...(Number(value) > most ? { most } : { least }),
    });
}

/** @param {number} offset @param {number} limit */
export function checkPage(offset, limit) {
  checkNumber(offset, "offset", 0, 10_000_000);
  checkNumber(limit, "limit", 1, MAX_PAGE);
}

/** @param {number} minutes */
export const checkMinutes = (minutes) => checkNumber(minutes, "offset", -1440, 1440);

/** A grid: as many digits as cells, none of them beyond the size. @param {State} state */
export function checkState(state) {
  const size = state?.layout?.size;
  checkNumber(size, "document.state.layout.size", 1, MAX_SIZE);
  const [first, last] = state.layout.digits ?? [1, size];
  const holes = new Set((state.layout.holes ?? "").split(" "));
  for (const cells of [state.givens, state.entries ?? state.givens]) {
    if (!Array.isArray(cells) || cells.length !== size * size)
      throw new Trouble(422, "format", `expected ${size * size} cells`);
    cells.forEach((digit, cell) => {
      const most = holes.has(cellName(cell, size)) ? 0 : last - first + 1;
      checkNumber(digit, "document.state.givens", 0, most);
    });
  }
}

/** @param {Record<string, unknown>} settings */
export function checkSettings(settings) {
  const entries = Object.entries(settings);
  if (entries.length > MAX_SETTINGS)
    throw invalid(`expected at most ${MAX_SETTINGS} settings`, { longest: MAX_SETTINGS });
  for (const [name, value] of entries) {
    if (!SETTING.test(name)) throw invalid(`expected the name of a setting`, { field: "body" });
    if (JSON.stringify(value).length > MAX_SETTING)
      throw new Trouble(
        422,
        "nonet-error",
        `expected at most ${MAX_SETTING} characters of JSON for ${name}`,
      );
  }
}
