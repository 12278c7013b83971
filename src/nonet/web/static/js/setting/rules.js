// The section of rules: what may be placed, what is placed, and both as text.

import { button, fieldOf, fieldValue, fill, h, input } from "../page/dom.js";
import { toast, trying } from "../page/notices.js";
import { tick } from "../page/tick.js";
import { t } from "../page/words.js";
import { answerTo } from "../service/engine.js";
import { Combiner, ownTools } from "./own_rules.js";
import { kindPicker } from "./picker.js";
import { PlacingForm } from "./placing.js";

/** Milliseconds without a key after which a text is read. */
const QUIET = 250;

const MOVES = /** @type {[string, string, number, number][]} */ ([
  ["left", "←", 0, -1],
  ["up", "↑", -1, 0],
  ["down", "↓", 1, 0],
  ["right", "→", 0, 1],
]);

/** Fill in the numbers of rules that have none. @param {Desk} desk */
async function supply(desk) {
  const { lines, givens } = desk.draft;
  const state = { layout: desk.app.game.info.layout, givens };
  const seed = Math.floor(Math.random() * 2 ** 32);
  const found = await answerTo("fill-rules", { state, lines, seed });
  if (found.filled) await desk.change({ lines: found.lines });
  toast(t("desk-filled", { count: found.filled }));
}

/**
 * Another line in place of a rule's own.
 * @param {Desk} desk @param {SetRule} rule @param {string} line
 */
async function replace(desk, rule, line) {
  const problem = await desk.place([line], (before) =>
    before.filter((other) => other !== rule.text),
  );
  if (problem) toast(desk.explain(problem, true));
  else desk.mark(null);
}

/** What may be done with the rule that is marked. @param {Desk} desk @param {SetRule} rule */
function tools(desk, rule) {
  const line = input(t("desk-line"), { value: rule.text, spellcheck: false });
  const apply = trying(() => replace(desk, rule, fieldValue(line)));
  fieldOf(line).addEventListener("keydown", (event) => {
    if (event.key === "Enter") apply();
  });
  const moves = MOVES.map(([name, sign, down, right]) =>
    button(sign, () => desk.moveTo(rule, down, right, true), {
      kind: ".small",
      "aria-label": t(`desk-move-${name}`),
    }),
  );
  return h(
    "div.stack.tools-of",
    h("div.row.way", line, button(t("desk-apply"), apply, { kind: ".small" })),
    h(
      "div.row",
      rule.cells.length ? moves : null,
      rule.cells.length ? button(t("copy"), () => desk.copy(), { kind: ".small" }) : null,
      button(t("desk-delete"), () => desk.remove([rule]), { kind: ".small" }),
    ),
    ownTools(desk, rule),
  );
}

/** The colour of a rule that has one of its own. @param {SetRule} rule */
function patchOf({ dress }) {
  if (!dress?.colour) return null;
  const patch = h("i.patch");
  patch.style.background = dress.colour;
  return patch;
}

/** A rule that may be ticked to be part of one. @param {Combiner} combiner @param {SetRule} rule */
const ticked = (combiner, rule) =>
  h(
    "li",
    tick(combiner.desk.nameOf(rule), combiner.ticked.has(rule.text), () => combiner.toggle(rule)),
  );

/** @param {Desk} desk @param {SetRule} rule */
function item(desk, rule) {
  const isMarked = desk.marked?.text === rule.text;
  return h(
    "li",
    h(
      "div.row.placed-rule",
      h(
        "button.item.grow",
        {
          type: "button",
          "aria-expanded": String(isMarked),
          "aria-current": isMarked ? "true" : null,
          onclick: () => desk.mark(isMarked ? null : rule),
        },
        patchOf(rule),
        h("span.grow", desk.nameOf(rule)),
      ),
      button("×", () => desk.remove([rule]), {
        kind: ".plain",
        "aria-label": `${t("desk-delete")}: ${desk.nameOf(rule)}`,
      }),
    ),
    isMarked ? tools(desk, rule) : null,
  );
}

/** @param {Desk} desk */
export function rulesSection(desk) {
  const picker = kindPicker(desk);
  const combiner = new Combiner(desk, () => show());
  const form = new PlacingForm(desk, combiner);
  const top = h("div.stack");
  const count = h("h3");
  const list = h("ul.list.placed");
  const text = rulesText(desk);
  const paste = button(t("desk-paste"), () => desk.paste(), { kind: ".small" });
  const supplying = trying(() => supply(desk));
  const combine = button(t("desk-combine"), () => combiner.start(), { kind: ".small" });
  const acts = h("div.row", button(t("desk-fill"), supplying, { kind: ".small" }), combine, paste);
  const element = h("div.stack", top, count, combiner.element, list, acts, text.element);

  function showTop() {
    const shown = desk.chosen ? form : picker;
    if (top.firstChild !== shown.element) fill(top, shown.element);
    shown.show();
  }

  function show() {
    if (desk.section !== "rules") return;
    showTop();
    const { rules } = desk;
    desk.marked = rules.find(({ text: line }) => line === desk.marked?.text) ?? null;
    count.textContent = t("desk-count", { count: rules.length });
    const isEditing =
      list.contains(document.activeElement) && document.activeElement?.matches("input");
    if (!isEditing || !desk.marked)
      fill(
        list,
        rules.map((rule) => (combiner.isOn ? ticked(combiner, rule) : item(desk, rule))),
      );
    combiner.render();
    list.hidden = !rules.length;
    acts.hidden = !rules.length || combiner.isOn;
    paste.hidden = !desk.copied;
    text.show();
  }

  return { element, show };
}

/** All rules as text, one a line, as the command line takes them. @param {Desk} desk */
function rulesText(desk) {
  const problems = h("ul.list.small");
  const field = h("textarea", { rows: 6, spellcheck: false, "aria-label": t("desk-text") });
  const element = h(
    "details",
    h("summary", t("desk-text")),
    h(
      "div.stack",
      h("p.soft.small", t("desk-text-how")),
      field,
      h("div", { role: "status" }, problems),
    ),
  );
  let waiting = 0;

  const read = trying(async () => {
    const lines = field.value.split("\n");
    const answer = /** @type {RulesAnswer} */ (await desk.read(lines));
    fill(
      problems,
      answer.problems.map((problem) =>
        h("li.bad", t("desk-at-line", { line: problem.line }), " ", desk.explain(problem, true)),
      ),
    );
    await desk.change({ lines: answer.rules.map(({ text }) => text) }, "text");
  });
  field.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(read, QUIET);
  });

  return {
    element,
    show() {
      if (document.activeElement === field) return;
      field.value = desk.draft.lines.join("\n");
      problems.replaceChildren();
    },
  };
}
