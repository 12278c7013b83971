// The field in which the code of an example is changed.

import { element } from "./dom.js";

const INDENT = "    ";

/**
 * @param {string} code
 * @param {string} label
 * @param {{leave: () => void, run: () => void}} actions
 */
export function editor(code, label, { leave, run }) {
  const field = element("textarea", {
    class: "nn-editor",
    "aria-label": label,
    autocapitalize: "off",
    autocomplete: "off",
    spellcheck: "false",
    wrap: "off",
  });
  const grow = () => {
    field.rows = field.value.split("\n").length;
  };
  field.value = code.trimEnd();
  grow();
  field.addEventListener("input", grow);
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape") leave();
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) run();
    else if (event.key === "Tab" && !hasModifier(event)) indent(field);
    else if (event.key === "Enter" && !hasModifier(event) && !event.isComposing) newLine(field);
    else return;
    event.preventDefault();
  });
  return field;
}

/** @param {KeyboardEvent} event */
const hasModifier = ({ shiftKey, ctrlKey, altKey, metaKey }) =>
  shiftKey || ctrlKey || altKey || metaKey;

/** @param {HTMLTextAreaElement} field */
function indent(field) {
  insert(field, INDENT);
}

/** A new line begins as deep as the one before it, and deeper after a colon. @param {HTMLTextAreaElement} field */
function newLine(field) {
  const before = field.value.slice(0, field.selectionStart);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const depth = /^ */.exec(line)?.[0] ?? "";
  insert(field, `\n${depth}${line.trimEnd().endsWith(":") ? INDENT : ""}`);
}

/**
 * Put a text in the place of what is selected; the browser can undo it.
 * @param {HTMLTextAreaElement} field @param {string} text
 */
function insert(field, text) {
  if (document.execCommand("insertText", false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
  field.dispatchEvent(new Event("input"));
}
