// The fields of the panel for custom puzzles.

import { button, choice, fieldIn, h, input } from "../page/dom.js";
import { suggest } from "../page/suggest.js";
import { tick } from "../page/tick.js";
import { levelName, named, t } from "../page/words.js";
import { difficultyOf, isChanged, isSerate, OWN } from "./make_question.js";
import { symmetricCells } from "./symmetry.js";

const any = () => ["", t("any")];

/**
 * A list for an option.
 * @param {MakePanel} panel @param {string} key @param {keyof MakeOptions} name
 * @param {(string | number)[][]} options @param {(value: string) => void} after
 */
const pick = (panel, key, name, options, after = () => {}) =>
  choice(t(key), options, panel.chosen[name], (value) => {
    panel.set(name, value);
    after(value);
  });

/**
 * A number for an option.
 * @param {MakePanel} panel @param {string} key @param {keyof MakeOptions} name
 * @param {object} properties
 */
const whole = (panel, key, name, properties = {}) =>
  input(t(key), {
    type: "number",
    min: 0,
    value: panel.chosen[name],
    oninput: (/** @type {Event} */ event) => {
      panel.set(name, fieldIn(event).value);
      panel.showDifficulty();
    },
    ...properties,
  });

/**
 * Techniques one by one: a list to add from, and those that were added.
 * @param {MakePanel} panel @param {string} key @param {"requires" | "without"} name
 */
function several(panel, key, name) {
  const { chosen, dialogs } = panel;
  const change = (/** @type {string[]} */ techniques) => {
    chosen[name] = techniques;
    panel.render();
  };
  const chip = (/** @type {string} */ technique) =>
    button(
      `${dialogs.techniqueName(technique)} ×`,
      () => change(chosen[name].filter((other) => other !== technique)),
      { kind: ".chip", "aria-label": `${t("delete")}: ${dialogs.techniqueName(technique)}` },
    );
  return h(
    "div.stack.grow",
    suggest(
      t(key),
      dialogs.techniqueNames().filter(([technique]) => !chosen[name].includes(technique)),
      "",
      (value) => {
        if (value) change([...chosen[name], value]);
      },
    ),
    chosen[name].length ? h("div.row", chosen[name].map(chip)) : null,
  );
}

/** The levels to choose from. @param {MakePanel} panel */
export const difficultyField = (panel) =>
  choice(
    t("difficulty"),
    [
      any(),
      ...panel.about.levels.map((level) => [level, levelName(level)]),
      ...(isSerate(panel.request) ? [["er", t("make-er")]] : []),
    ],
    difficultyOf(panel.request),
    (value) => {
      panel.chosen.difficulty = value;
      panel.render();
    },
  );

/** Where rules are typed. @param {MakePanel} panel */
const ownRules = ({ chosen }) =>
  h(
    "label.field",
    t("make-own-how"),
    h("textarea", {
      rows: 3,
      maxLength: 2000,
      spellcheck: false,
      value: chosen.rules,
      oninput: (/** @type {InputEvent} */ event) => {
        chosen.rules = fieldIn(event).value;
      },
    }),
  );

/** The fields that are always seen, and the buttons. @param {MakePanel} panel */
export function mainFields(panel) {
  const { app, board, about, chosen } = panel;
  const { size } = board.layout();
  const range = { min: 1, max: 12, step: 0.1 };
  return [
    h(
      "div.row",
      panel.levels,
      pick(panel, "symmetry", "symmetry", named("symmetry", about.symmetries), (value) => {
        app.symmetricCells = (cell) => symmetricCells(cell, size, value);
      }),
    ),
    pick(
      panel,
      "make-rules",
      "kind",
      [["", t("make-plain")], ...named("made", [...about.kinds, OWN])],
      () => panel.render(),
    ),
    chosen.kind === OWN ? ownRules(panel) : null,
    chosen.difficulty === "er"
      ? h(
          "div.row",
          whole(panel, "make-lowest", "lowest", { ...range, placeholder: "1.0" }),
          whole(panel, "make-highest", "highest", { ...range, placeholder: "12.0" }),
        )
      : null,
    h(
      "div.row",
      button(t("make-go"), () => panel.generate(), { kind: ".main.grow" }),
      button(
        t("new-blank"),
        () => app.begin({ layout: board.layout(), givens: Array(size ** 2).fill(0) }),
        { kind: ".grow" },
      ),
    ),
  ];
}

/** The key to draw a pattern on the board, and how many cells it has. @param {MakePanel} panel */
const patternRow = (panel) => {
  const { pattern } = panel.app;
  return h(
    "div.row",
    button(
      t(pattern ? "pattern-stop" : "pattern-draw"),
      () => (pattern ? panel.stopPattern() : panel.startPattern()),
      { "aria-pressed": String(Boolean(pattern)) },
    ),
    pattern ? h("span.soft", t("pattern-cells", { count: pattern.size })) : null,
  );
};

/** What affects the techniques that a puzzle needs. @param {MakePanel} panel */
const techniqueFields = (panel) => [
  h("h3", t("techniques")),
  h(
    "div.row",
    suggest(t("make-hardest"), panel.dialogs.techniqueNames(), panel.chosen.hardest, (value) => {
      panel.chosen.hardest = value;
      panel.showDifficulty();
    }),
    isSerate(panel.request)
      ? pick(panel, "make-gem", "gem", [any(), ...named("gem", ["pearl", "diamond"])], () =>
          panel.showDifficulty(),
        )
      : null,
  ),
  h(
    "div.row.top",
    several(panel, "requires", "requires"),
    several(panel, "make-without", "without"),
  ),
  h(
    "div.row",
    pick(panel, "make-order", "order", named("order", ["hodoku", "everything"])),
    pick(panel, "make-method", "method", [["", t("auto")], ...named("method", ["carve", "plant"])]),
  ),
];

/** The further options, folded up at first. @param {MakePanel} panel */
export function moreFields(panel) {
  const { app, board, chosen } = panel;
  const cells = board.layout().size ** 2;
  return h(
    "details",
    { open: panel.isMore || Boolean(app.pattern) },
    h("summary", t("make-more")),
    h(
      "div.stack",
      h(
        "div.row",
        whole(panel, "givens-fewest", "fewest", { max: cells }),
        whole(panel, "givens-most", "most", { max: cells }),
        whole(panel, "count", "count", { min: 1, max: 100 }),
      ),
      patternRow(panel),
      tick(t("minimal"), chosen.minimal, (is) => {
        chosen.minimal = is;
        panel.showDifficulty();
      }),
      tick(t("make-start"), chosen.start, (is) => {
        chosen.start = is;
        if (is) board.take(app.game.info.layout);
        panel.render();
      }),
      chosen.kind
        ? null
        : tick(t("make-distinct"), chosen.distinct, (is) => panel.set("distinct", is)),
      chosen.kind ? null : techniqueFields(panel),
      h(
        "div.row",
        whole(panel, "seed", "seed"),
        whole(panel, "seconds", "seconds", { min: 1, max: 600 }),
      ),
      isChanged(chosen) ? button(t("make-reset"), () => panel.reset(), { kind: ".plain" }) : null,
    ),
  );
}
