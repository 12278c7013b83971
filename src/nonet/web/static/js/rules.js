// The rules of a puzzle: in words with their places, and which of them are broken now.
import { loaded } from "./api.js";
import { fill, h } from "./dom.js";
import { answerTo } from "./engine.js";
import { refuse, say } from "./notices.js";
import { isPlain } from "./scene.js";
import { settings } from "./settings.js";
import { joined, language, placeOf, t } from "./words.js";

/** Most rules of a kind that are listed at once. */
const MOST_OPEN = 6;

/**
 * The part of the panel about rules, in `element`; it follows the game from now on.
 * @param {RulesApp} app @param {HTMLElement} element
 */
export function rulesPanel(app, element) {
  const broken = h("div");
  const content = h("div.stack.rules");
  const sums = h("div.stack.sums");
  const combinations = h(
    "details",
    {
      hidden: true,
      ontoggle: () => {
        if (isFollowed) return;
        isFollowed = true;
        loaded(import("./combinations.js")).then(
          (module) => module.followCombinations(app, combinations, sums),
          refuse,
        );
      },
    },
    h("summary", t("combos")),
    sums,
  );
  let isFollowed = false;
  fill(element, broken, h("details", h("summary", t("rules")), content), combinations);
  /** @type {PlacedRule[]} */
  let rules = [];
  /** What holds for rows, columns and regions. */
  let grid = "";
  /** @type {Shown | null} What is shown on the board for a rule under the pointer. */
  let lit = null;

  /** Frame cells on the board, which stays where it is. @param {number[]} cells */
  const light = (cells) => {
    if (app.shown && app.shown !== lit) return; // a hint, say
    lit = { houses: [{ cells }] };
    app.shown = lit;
    app.refresh();
  };
  const dim = () => {
    if (lit && app.shown === lit) app.present(null);
    lit = null;
  };

  /**
   * A rule or a kind of rule that shows where it is.
   * @param {number[]} cells @param {Child[]} words
   */
  const item = (cells, ...words) =>
    h(
      "button.item",
      {
        type: "button",
        onclick: () => {
          light(cells);
          app.present(lit);
        },
        onfocus: () => light(cells),
        onblur: dim,
        onmouseenter: () => light(cells),
        onmouseleave: dim,
      },
      words,
    );

  /** Rules of a kind: what they say, and each of them. @param {PlacedRule[]} kind */
  const group = (kind) => {
    const fog = app.game.covered;
    const placed = kind.filter(({ cells }) => cells.length && !cells.some((cell) => fog.has(cell)));
    const [{ sentence }] = kind;
    if (!placed.length) return h("p", sentence);
    const cells = [...new Set(placed.flatMap((rule) => rule.cells))];
    const all = item(cells, h("span.grow", sentence));
    if (placed.length === 1) return all;
    const list = h(
      "ul.list",
      placed.map((rule) =>
        h(
          "li",
          item(
            rule.cells,
            h("span.grow", rule.name),
            h("span.soft", placeOf(rule.cells, app.game.size)),
          ),
        ),
      ),
    );
    if (placed.length <= MOST_OPEN) return [all, list];
    return [all, h("details", h("summary", t("rules-each", { count: placed.length })), list)];
  };

  const fillContent = () => {
    /** @type {Map<string, PlacedRule[]>} */
    const kinds = new Map();
    for (const rule of rules) kinds.set(rule.sentence, [...(kinds.get(rule.sentence) ?? []), rule]);
    const { file } = app.game;
    fill(
      content,
      file.rules ? h("p.lines", file.rules) : null,
      file.author ? h("p.soft.small", t("rules-author", { author: file.author })) : null,
      file.rules ? null : h("p", grid),
      [...kinds.values()].map(group),
    );
  };

  async function show() {
    const { game } = app;
    const { layout } = game.info;
    rules = [];
    grid = "";
    combinations.hidden = true;
    fill(broken);
    fillContent();
    if (isPlain(layout)) return;
    const answer = await answerTo("rules", { layout, language }).catch(() => null);
    if (!answer || app.game !== game) return;
    ({ rules, grid } = answer);
    nameGame(answer.name);
    combinations.hidden = !answer.hasSums;
    fillContent();
    game.said = { at: wordsFor(game, rules, []), broken: [] };
    app.refresh();
    app.board.rename(game.cells);
    conflicts();
  }

  /** A puzzle without a title is named by its rules. @param {string} name */
  function nameGame(name) {
    const { game, saver } = app;
    if (!name || saver.meta.title || !game.locked || game.task) return;
    saver.meta.title = name;
    app.refreshTitle();
    app.save();
  }

  /** Ask which rules are broken; an answer that comes when the game has gone on is dropped. */
  async function conflicts() {
    const { game } = app;
    const { version, covered, info } = game;
    /** @type {Broken[]} */
    let found = [];
    if (settings.conflicts !== "off" && game.hasRules) {
      const question = {
        layout: info.layout,
        digits: game.digits(),
        hidden: [...covered],
        language,
      };
      const answer = await answerTo("conflicts", question).catch(() => null);
      found = answer?.broken ?? [];
    }
    if (app.game === game && game.version === version && game.covered === covered)
      showBroken(game, found);
  }

  /** @param {Game} game @param {Broken[]} found */
  function showBroken(game, found) {
    const before = new Set(game.said.broken.map(({ words }) => words));
    if (!found.length && !before.size) return;
    game.said = { at: wordsFor(game, rules, found), broken: found };
    app.refresh();
    app.board.rename(game.cells);
    const words = [...new Set(found.map((one) => one.words))];
    fill(
      broken,
      words.length
        ? h(
            "div.note.bad.broken",
            h("strong", t("rules-broken")),
            h(
              "ul",
              words.map((one) => h("li", one)),
            ),
          )
        : null,
    );
    const news = words.filter((one) => !before.has(one));
    if (news.length) say(`${t("rules-broken")}: ${news.join("; ")}`);
  }

  app.listen((what) => {
    if (what === "conflicts") conflicts();
    if (what !== "move" || !rules.length) return;
    conflicts();
    // What is said of a cage names how many of its cells are filled.
    const areas = rules.filter(({ isArea }) => isArea);
    app.board.rename(new Set(areas.flatMap(({ cells }) => cells)));
    if (app.game.hasFog) fillContent();
  });
  return { show };
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
      .filter(([{ cells }]) => !cells.some((one) => fog.has(one)))
      .map(([{ cells, isArea }, words]) => (isArea ? joined([words, filled(cells)]) : words));
    return [
      ...said,
      ...broken.filter(({ cells }) => cells.includes(cell)).map(({ words }) => words),
    ];
  };
}
