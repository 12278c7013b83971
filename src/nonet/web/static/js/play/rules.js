// The rules of a puzzle: in words with their places, and which of them are broken now.

import { isPlain } from "../board/scene.js";
import { fill, h } from "../page/dom.js";
import { refuse, say } from "../page/notices.js";
import { settings } from "../page/settings.js";
import { joined, language, placeOf, t } from "../page/words.js";
import { loaded } from "../service/api.js";
import { answerTo } from "../service/engine.js";

/** Most rules of a kind that are listed at once. */
const MOST_OPEN = 6;

/** The part of the panel about rules, which follows the game. */
export class RulesPanel {
  broken = h("div");
  content = h("div.stack.rules");
  sums = h("div.stack.sums");
  isFollowed = false;
  /** @type {PlacedRule[]} */
  rules = [];
  /** What holds for rows, columns and regions. */
  grid = "";
  /** @type {Shown | null} What is shown on the board for a rule under the pointer. */
  lit = null;

  /** @param {RulesApp} app @param {HTMLElement} element */
  constructor(app, element) {
    this.app = app;
    this.combinations = h(
      "details",
      { hidden: true, ontoggle: () => this.followSums() },
      h("summary", t("combos")),
      this.sums,
    );
    const rules = h("details", h("summary", t("rules")), this.content);
    fill(element, this.broken, rules, this.combinations);
    app.listen((what) => this.hear(what));
  }

  followSums() {
    if (this.isFollowed) return;
    this.isFollowed = true;
    loaded(import("./combinations.js")).then(
      (module) => module.followCombinations(this.app, this.combinations, this.sums),
      refuse,
    );
  }

  /** Frame cells on the board, which stays where it is. @param {number[]} cells */
  light(cells) {
    const { app } = this;
    if (app.shown && app.shown !== this.lit) return; // a hint, say
    this.lit = { houses: [{ cells }] };
    app.shown = this.lit;
    app.refresh();
  }

  dim() {
    if (this.lit && this.app.shown === this.lit) this.app.present(null);
    this.lit = null;
  }

  /**
   * A rule or a kind of rule that shows where it is.
   * @param {number[]} cells @param {Child[]} words
   */
  item(cells, ...words) {
    const light = () => this.light(cells);
    const dim = () => this.dim();
    return h(
      "button.item",
      {
        type: "button",
        onclick: () => {
          this.light(cells);
          this.app.present(this.lit);
        },
        onfocus: light,
        onblur: dim,
        onmouseenter: light,
        onmouseleave: dim,
      },
      words,
    );
  }

  /** Rules of a kind: what they say, and each of them. @param {PlacedRule[]} kind */
  group(kind) {
    const { covered, size } = this.app.game;
    const placed = kind.filter(
      ({ cells }) => cells.length && !cells.some((cell) => covered.has(cell)),
    );
    const [{ sentence }] = kind;
    if (!placed.length) return h("p", sentence);
    const cells = [...new Set(placed.flatMap((rule) => rule.cells))];
    const all = this.item(cells, h("span.grow", sentence));
    if (placed.length === 1) return all;
    const list = h(
      "ul.list",
      placed.map((rule) =>
        h(
          "li",
          this.item(
            rule.cells,
            h("span.grow", rule.name),
            h("span.soft", placeOf(rule.cells, size)),
          ),
        ),
      ),
    );
    if (placed.length <= MOST_OPEN) return [all, list];
    return [all, h("details", h("summary", t("rules-each", { count: placed.length })), list)];
  }

  fillContent() {
    /** @type {Map<string, PlacedRule[]>} */
    const kinds = new Map();
    for (const rule of this.rules)
      kinds.set(rule.sentence, [...(kinds.get(rule.sentence) ?? []), rule]);
    const { file } = this.app.game;
    fill(
      this.content,
      file.rules ? h("p.lines", file.rules) : null,
      file.author ? h("p.soft.small", t("rules-author", { author: file.author })) : null,
      file.rules ? null : h("p", this.grid),
      [...kinds.values()].map((kind) => this.group(kind)),
    );
  }

  async show() {
    const { app } = this;
    const { game } = app;
    const { layout } = game.info;
    this.rules = [];
    this.grid = "";
    this.combinations.hidden = true;
    fill(this.broken);
    this.fillContent();
    if (isPlain(layout)) return;
    const answer = await answerTo("rules", { layout, language }).catch(() => null);
    if (!answer || app.game !== game) return;
    this.rules = answer.rules;
    this.grid = answer.grid;
    this.nameGame(answer.name);
    this.combinations.hidden = !answer.hasSums;
    this.fillContent();
    this.setSaid([]);
    this.conflicts();
  }

  /** What is said of rules in cells, with those that are broken. @param {Broken[]} broken */
  setSaid(broken) {
    const { app } = this;
    const { game } = app;
    game.said = { at: wordsFor(game, this.rules, broken), broken };
    app.refresh();
    app.board.rename(game.cells);
  }

  /** A puzzle without a title is named by its rules. @param {string} name */
  nameGame(name) {
    const { game, saver } = this.app;
    if (!name || saver.meta.title || !game.locked || game.task) return;
    saver.meta.title = name;
    this.app.refreshTitle();
    this.app.save();
  }

  /** Ask which rules are broken; an answer that comes when the game has gone on is dropped. */
  async conflicts() {
    const { game } = this.app;
    const { version, covered } = game;
    const found = settings.conflicts !== "off" && game.hasRules ? await brokenIn(game) : [];
    if (this.app.game === game && game.version === version && game.covered === covered)
      this.showBroken(game, found);
  }

  /** @param {Game} game @param {Broken[]} found */
  showBroken(game, found) {
    const before = new Set(game.said.broken.map(({ words }) => words));
    if (!found.length && !before.size) return;
    this.setSaid(found);
    const words = [...new Set(found.map((rule) => rule.words))];
    fill(
      this.broken,
      words.length
        ? h(
            "div.note.bad.broken",
            h("strong", t("rules-broken")),
            h(
              "ul",
              words.map((sentence) => h("li", sentence)),
            ),
          )
        : null,
    );
    const news = words.filter((sentence) => !before.has(sentence));
    if (news.length) say(`${t("rules-broken")}: ${news.join("; ")}`);
  }

  /** @param {News} what */
  hear(what) {
    if (what === "conflicts") this.conflicts();
    if (what !== "move" || !this.rules.length) return;
    this.conflicts();
    // What is said of a cage names how many of its cells are filled.
    const areas = this.rules.filter(({ isArea }) => isArea);
    this.app.board.rename(new Set(areas.flatMap(({ cells }) => cells)));
    if (this.app.game.hasFog) this.fillContent();
  }
}

/** @param {Game} game @returns {Promise<Broken[]>} */
async function brokenIn(game) {
  const question = {
    layout: game.info.layout,
    digits: game.digits(),
    hidden: [...game.covered],
    language,
  };
  const answer = await answerTo("conflicts", question).catch(() => null);
  return answer?.broken ?? [];
}

/**
 * What is said of the rules in a cell: of a group of cells also how many are filled, and nothing
 * of a rule that is under fog; at last what is broken.
 * @param {Game} game @param {PlacedRule[]} rules @param {Broken[]} broken
 * @returns {(cell: number) => string[]}
 */
function wordsFor(game, rules, broken) {
  /** @type {Map<number, [rule: PlacedRule, words: string][]>} */
  const found = new Map();
  for (const rule of rules)
    rule.cells.forEach((cell, index) => {
      const words = rule.words[index];
      if (words) found.set(cell, [...(found.get(cell) ?? []), [rule, words]]);
    });
  const filled = (/** @type {number[]} */ cells) =>
    t("cell-filled", { count: cells.filter((cell) => game.digit(cell)).length });
  return (cell) => {
    const fog = game.covered;
    const said = (found.get(cell) ?? [])
      .filter(([{ cells }]) => !cells.some((member) => fog.has(member)))
      .map(([{ cells, isArea }, words]) => (isArea ? joined([words, filled(cells)]) : words));
    return [
      ...said,
      ...broken.filter(({ cells }) => cells.includes(cell)).map(({ words }) => words),
    ];
  };
}
