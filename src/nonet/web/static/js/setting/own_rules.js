// Rules of a setter's own: their names and drawings, and rules that are made of others.

import { button, choice, fieldIn, fieldValue, fill, h, input } from "../page/dom.js";
import { refuse, say, toast, trying } from "../page/notices.js";
import { named, t } from "../page/words.js";
import { answerTo } from "../service/engine.js";

/** How rules are drawn. */
const SHAPES = ["usual", "none", "line", "arrow", "dots", "cells", "cage"];
/** @typedef {NonNullable<Service.CombineRulesQuestion["bound"]>} Bound */
/** @type {Bound[]} Which number of rules that are made one hold. */
const BOUNDS = ["exactly", "at_least", "at_most"];
/** What a colour is at first. */
const COLOUR = "#c79ad6";

/** @type {RuleDress} */
const PLAIN = { title: "", text: "", shape: "usual", colour: "", label: "" };

/** How rules that are placed next are named and drawn. @type {WeakMap<Desk, RuleDress>} */
const dresses = new WeakMap();

/** Whether a rule is as its kind usually is. @param {RuleDress} dress */
export const isPlain = ({ title, text, shape }) => !title && !text && shape === "usual";

/**
 * The lines of rules that are placed, with the name and the drawing that are typed for them.
 * @param {Desk} desk @param {RuleKind} kind @param {string[]} lines
 */
export async function dressedLines(desk, kind, lines) {
  const dress = dresses.get(desk) ?? PLAIN;
  if (!kind.isOwn || isPlain(dress)) return lines;
  return (await answerTo("dress-rules", { layout: desk.draft.layout, lines, dress })).lines;
}

/**
 * Fields for the name, the text and the drawing of a rule.
 * @param {RuleDress} dress @param {(dress: RuleDress) => void} changed
 */
export function dressFields(dress, changed) {
  const now = { ...PLAIN, ...dress };
  const set = (/** @type {Partial<RuleDress>} */ more) => {
    Object.assign(now, more);
    drawn.hidden = ["usual", "none", "kept"].includes(now.shape);
    changed({ ...now, colour: drawn.hidden ? "" : now.colour || COLOUR });
  };
  const text = (/** @type {"title" | "label"} */ name, /** @type {number} */ maxLength) =>
    input(t(`desk-own-${name}`), {
      maxLength,
      value: now[name],
      oninput: (/** @type {Event} */ event) => set({ [name]: fieldIn(event).value.trim() }),
    });
  const words = h(
    "label.field",
    t("desk-own-text"),
    h("textarea", {
      rows: 2,
      maxLength: 10000,
      value: now.text,
      oninput: (/** @type {Event} */ event) => set({ text: fieldIn(event).value.trim() }),
    }),
  );
  const shapes = now.shape === "kept" ? [...SHAPES, "kept"] : SHAPES;
  const shape = choice(t("desk-own-shape"), named("desk-shape", shapes), now.shape, (value) =>
    set({ shape: /** @type {RuleDress["shape"]} */ (value) }),
  );
  const colour = input(t("desk-colour"), {
    type: "color",
    value: now.colour || COLOUR,
    oninput: (/** @type {Event} */ event) => set({ colour: fieldIn(event).value }),
  });
  const drawn = h("div.row", colour, text("label", 12));
  drawn.hidden = ["usual", "none", "kept"].includes(now.shape);
  return h("div.stack.dress", text("title", 200), words, shape, drawn);
}

/** The fields of the rules that are placed next. @param {Desk} desk */
export function placedDress(desk) {
  const dress = dresses.get(desk) ?? PLAIN;
  return h(
    "details",
    { open: !isPlain(dress) },
    h("summary", t("desk-own")),
    dressFields(dress, (now) => dresses.set(desk, now)),
  );
}

/**
 * The fields of a rule of the list, and what splits one that is made of others.
 * @param {Desk} desk @param {SetRule} rule
 */
export function ownTools(desk, rule) {
  if (!rule.dress) return null;
  let dress = rule.dress;
  const { layout } = desk.draft;
  const replace = async (/** @type {Promise<{lines: string[]}>} */ asked) => {
    const { lines } = await asked;
    const problem = await desk.place(lines, (before) =>
      before.filter((line) => line !== rule.text),
    );
    if (problem) toast(desk.explain(problem));
    else desk.mark(desk.rules.find(({ text }) => text === lines[0]) ?? null);
  };
  const apply = trying(() =>
    replace(answerTo("dress-rules", { layout, lines: [rule.text], dress })),
  );
  const split = trying(() => replace(answerTo("split-rule", { layout, line: rule.text })));
  return h(
    "details.own",
    h("summary", t("desk-own")),
    dressFields(dress, (now) => {
      dress = now;
    }),
    h(
      "div.row",
      button(t("desk-own-apply"), apply, { kind: ".small.main" }),
      rule.parts ? button(t("desk-split"), split, { kind: ".small" }) : null,
    ),
  );
}

/**
 * The ticks after a click on a cell: the first rule there without one gets it; where all have one,
 * all lose it.
 * @param {SetRule[]} rules @param {Set<string>} ticked @param {number} cell
 */
export function tickedAt(rules, ticked, cell) {
  const there = rules.filter(({ cells }) => cells.includes(cell)).map(({ text }) => text);
  const next = there.find((text) => !ticked.has(text));
  const found = new Set(ticked);
  if (next) found.add(next);
  else for (const text of there) found.delete(text);
  return found;
}

/**
 * The kinds that are made of this number of rules.
 * @param {RuleKind[]} kinds @param {number} count
 */
export const joining = (kinds, count) =>
  kinds.filter(
    ({ fewestParts, mostParts }) =>
      fewestParts && fewestParts <= count && (!mostParts || count <= mostParts),
  );

/** Rules of the list are picked to be one: in the list, or by their cells on the board. */
export class Combiner {
  isOn = false;
  /** @type {Set<string>} */
  ticked = new Set();
  listening = new AbortController();
  element = h("div.stack.combiner", { hidden: true });
  /** How many of the rules hold, for a kind that has a number. */
  number = input(t("desk-combine-number"), { inputMode: "numeric", value: "1" });
  /** Whether it is the fewest or the most. @type {Bound} */
  bound = "exactly";

  /** @param {Desk} desk @param {() => void} show */
  constructor(desk, show) {
    this.desk = desk;
    this.show = show;
  }

  start() {
    const { desk } = this;
    if (!desk.rules.length) {
      toast(t("desk-count", { count: 0 }));
      return;
    }
    if (desk.chosen) desk.choose(null);
    this.stop();
    this.isOn = true;
    this.listening = new AbortController();
    desk.app.board.svg.addEventListener(
      "pointerup",
      () => this.take(tickedAt(desk.rules, this.ticked, desk.app.selection.at)),
      { signal: this.listening.signal },
    );
    desk.mark(null);
    say(t("desk-combine-how"));
    this.take(new Set());
  }

  stop() {
    this.listening.abort();
    this.isOn = false;
    this.ticked = new Set();
  }

  /** @param {Set<string>} ticked */
  take(ticked) {
    const { desk } = this;
    if (desk.section !== "rules" || !desk.isOpen) {
      this.stop();
      return;
    }
    this.ticked = ticked;
    desk.frame(desk.rules.filter(({ text }) => ticked.has(text)).map(({ cells }) => cells));
    this.show();
  }

  /** @param {SetRule} rule */
  toggle({ text }) {
    const ticked = new Set(this.ticked);
    if (!ticked.delete(text)) ticked.add(text);
    this.take(ticked);
  }

  /** @param {RuleKind} kind */
  async combine(kind) {
    const { desk } = this;
    const { layout } = desk.draft;
    const lines = [...this.ticked];
    const made = await answerTo("combine-rules", {
      layout,
      lines,
      kind: kind.name.replaceAll("-", "_"),
      number: Number.parseInt(fieldValue(this.number), 10) || 0,
      bound: this.bound,
    });
    const problem = await desk.place(made.lines, (before) =>
      before.filter((line) => !this.ticked.has(line)),
    );
    if (problem) {
      toast(desk.explain(problem));
      return;
    }
    this.stop();
    say(t("desk-placed", { name: kind.title, count: 1 }));
    desk.mark(desk.rules.find(({ text }) => text === made.lines[0]) ?? null);
  }

  boundChoice() {
    const bounds = BOUNDS.map((bound) => [bound, t(`desk-word-own-${bound.replace("_", "-")}`)]);
    return choice(t("desk-combine-bound"), bounds, this.bound, (value) => {
      this.bound = /** @type {Bound} */ (value);
    });
  }

  end() {
    this.stop();
    this.desk.mark(null);
  }

  /** The keys for what the rules that are ticked may become. */
  render() {
    const rules = new Set(this.desk.rules.map(({ text }) => text));
    for (const text of this.ticked) if (!rules.has(text)) this.ticked.delete(text);
    this.element.hidden = !this.isOn;
    if (!this.isOn) return;
    const found = joining(this.desk.kinds, this.ticked.size);
    fill(
      this.element,
      h("p.small", t("desk-combine-how")),
      this.ticked.size > 1 ? h("div.row", this.boundChoice(), this.number) : null,
      h(
        "div.row",
        found.map((kind) =>
          button(kind.title, () => this.combine(kind).catch(refuse), { kind: ".small.main" }),
        ),
        button(t("cancel"), () => this.end(), { kind: ".small" }),
      ),
    );
  }
}
