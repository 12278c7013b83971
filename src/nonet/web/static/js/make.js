// The panel for generating custom puzzles.

import { keepKind } from "./another.js";
import { Refusal } from "./api.js";
import { chooseLayout, MOST_MADE } from "./boards.js";
import { $, button, choice, fieldIn, fieldOf, fill, h, input, tick } from "./dom.js";
import { answerTo, ask } from "./engine.js";
import { isRated, ratingText } from "./grade_panel.js";
import { keyOf } from "./layout.js";
import { messageOf, toast } from "./notices.js";
import { sentenceOf } from "./refusals.js";
import { suggest } from "./suggest.js";
import { symmetricCells } from "./symmetry.js";
import { drawThumb } from "./thumb.js";
import { clock, levelName, named, number, t } from "./words.js";

/** Share of the cells of a very large board that keep their digits, so that it is made soon. */
const MOST_GIVEN = 0.8;

/** The difficulty where none was chosen: what a newcomer can solve. */
const USUAL = "Easy";

/** Instead of a kind of puzzle: the rules that are typed, as `nonet generate --rule` takes them. */
const OWN = "own";

/** The options at first; a `difficulty` of null: none chosen yet. @returns {MakeOptions} */
const defaults = () => ({
  difficulty: null,
  kind: "",
  rules: "",
  lowest: "",
  highest: "",
  gem: "",
  symmetry: "half-turn",
  count: 1,
  fewest: "",
  most: "",
  minimal: false,
  distinct: false,
  start: false,
  requires: [],
  hardest: "",
  without: [],
  order: "hodoku",
  method: "",
  seed: "",
  seconds: 60,
});

/** @param {MakeApp} app @param {MakeDialogs} dialogs */
export function makePanel(app, dialogs) {
  const element = h("div.stack");
  /** @type {Job<Answers["generate"]> | null} */
  let job = null;
  /** @type {HTMLElement | null} The result of the last request, where it is not on the board. */
  let result = null;
  /** @type {Recipe | null} The request for the last puzzles. */
  let recipe = null;
  const chosen = defaults();
  const board = chooseLayout(app, () => {
    stopPattern();
  });
  let about = { levels: [], symmetries: ["none"], kinds: [] };

  const isSerate = () => !chosen.kind && isRated(board.layout());
  const isLarge = () => board.layout().size > MOST_MADE;
  /** Whether the options affect the difficulty, so that the usual one is not assumed. */
  const isParticular = () =>
    Boolean(
      isLarge() ||
        app.pattern ||
        chosen.kind ||
        chosen.start ||
        chosen.minimal ||
        chosen.hardest ||
        chosen.requires.length ||
        (isSerate() && chosen.gem) ||
        chosen.fewest !== "" ||
        chosen.most !== "",
    );
  const ownRules = () =>
    chosen.rules
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
  const difficulty = () => chosen.difficulty ?? (isParticular() ? "" : USUAL);
  /** @type {HTMLElement | null} */
  let levels = null;
  const showDifficulty = () => {
    if (levels) fieldOf(levels).value = difficulty();
  };

  /** @returns {MakeQuestion} */
  function question() {
    const whole = (/** @type {string} */ text) => (text === "" ? null : Number(text));
    const [fewest, most, lowest, highest] = [
      chosen.fewest,
      chosen.most,
      chosen.lowest,
      chosen.highest,
    ].map(whole);
    const byRating = difficulty() === "er";
    const cells = board.layout().size ** 2;
    const least = fewest ?? (isLarge() && most === null ? Math.ceil(MOST_GIVEN * cells) : 0);
    // Techniques know no rules of kinds.
    const techniques =
      chosen.kind === OWN
        ? { rules: ownRules() }
        : chosen.kind
          ? { ruleKind: chosen.kind }
          : {
              distinct: chosen.distinct,
              gem: (isSerate() && chosen.gem) || null,
              requires: chosen.requires,
              hardest: chosen.hardest || null,
              without: chosen.without,
              order: chosen.order,
              method: chosen.method || null,
            };
    return {
      layout: board.layout(),
      count: Number(chosen.count),
      symmetry: chosen.symmetry,
      minimal: chosen.minimal,
      ...techniques,
      givens: least || most !== null || fewest !== null ? [least, most ?? cells] : null,
      difficulty: byRating ? [lowest ?? 1, highest ?? 12] : difficulty() || null,
      pattern: app.pattern ? [...app.pattern] : null,
      start: chosen.start ? app.game.state({ marks: false }) : null,
      seed: whole(chosen.seed),
      timeLimit: Number(chosen.seconds),
    };
  }

  /**
   * What is wrong with the numbers of a question, before it is asked.
   * @param {MakeQuestion} question
   */
  function contradiction({ givens, difficulty: wanted, layout: { size } }) {
    const most = size ** 2;
    if (givens && !(givens[0] >= 0 && givens[0] <= givens[1] && givens[1] <= most))
      return t("make-range", { most });
    if (Array.isArray(wanted) && !(wanted[0] >= 1 && wanted[0] <= wanted[1] && wanted[1] <= 12))
      return t("make-range-er");
    return null;
  }

  async function generate() {
    isMore = isOpen();
    const asked = question();
    const wrong = contradiction(asked);
    if (wrong) {
      result = h("div.note.bad", { role: "alert" }, wrong);
      render();
      return;
    }
    recipe = { ...asked, count: 1, seed: null };
    const bar = h("progress", { "aria-label": t("make-working") });
    const far = h("p.soft", { role: "status" }, t("make-working"));
    fill(
      element,
      h("h2", t("make-working")),
      bar,
      far,
      button(t("stop"), () => job?.stop(), { kind: ".main" }),
    );
    result = null;
    const started = performance.now();
    const { game } = app;
    const { version } = game;
    const onProgress = (/** @type {Progress} */ { found, nodes, depth, fraction }) => {
      far.textContent =
        t("make-progress", {
          time: clock((performance.now() - started) / 1000),
          found: number(found),
          nodes,
        }) + (depth ? ` · ${t("make-closest", { count: depth })}` : "");
      if (fraction !== null) bar.value = fraction;
    };
    job = ask("generate", asked, { onProgress });
    try {
      const answer = await job.answer;
      job = null;
      made(answer, app.game === game && game.version === version);
    } catch (error) {
      const problem = error instanceof Refusal ? error : null;
      job = null;
      result = h(
        `div.note.stack${problem?.code === "cancelled" ? "" : ".bad"}`,
        { role: "alert" },
        h("p", messageOf(error)),
        chosen.kind === OWN && problem?.detail ? h("p", { lang: "en" }, problem.detail) : null,
        closest(problem?.place?.best, asked),
      );
      render();
    }
  }

  const open = (/** @type {MadePuzzle} */ { state, grade, rating }) => {
    stopPattern();
    if (recipe) keepKind(recipe);
    app.begin(
      { ...state, entries: null, candidates: null },
      { level: grade?.level ?? null, grade, rating, recipe },
    );
  };

  /**
   * A button for the puzzle that came closest, where there is one.
   * @param {number[] | undefined} givens @param {MakeQuestion} question
   */
  function closest(givens, { layout }) {
    if (!givens) return null;
    return h(
      "div.row",
      button(t("make-take", { count: givens.filter(Boolean).length }), () =>
        open({ state: { layout, givens } }),
      ),
    );
  }

  /**
   * A single puzzle is opened at once, unless the player has gone on with another one.
   * @param {Answers["generate"]} answer @param {boolean} isWaiting
   */
  function made({ puzzles, problem }, isWaiting) {
    if (puzzles.length === 1 && !problem) {
      if (isWaiting) {
        open(puzzles[0]);
        return;
      }
      toast(t("make-made", { count: 1 }), [
        [t("paste-play"), () => open(puzzles[0])],
        [t("close"), () => {}],
      ]);
    }
    result = h(
      "div.stack",
      problem ? h("p.note.bad", sentenceOf(problem)) : null,
      h(
        "div.row.between",
        h("h2", t("make-made", { count: puzzles.length })),
        button(t("library-keep"), () => dialogs.keep(puzzles.map(({ state }) => state))),
      ),
      h(
        "ul.list",
        puzzles.map((puzzle) =>
          h(
            "li",
            h(
              "button.item",
              { type: "button", onclick: () => open(puzzle) },
              drawThumb(puzzle.state),
              h(
                "span.grow",
                puzzle.grade
                  ? `${levelName(puzzle.grade.level)} · ${puzzle.grade.score}`
                  : t("puzzle"),
                puzzle.rating ? [h("br"), h("span.soft.small", ratingText(puzzle.rating))] : null,
              ),
              h(
                "span.soft",
                t("givens-count", { count: puzzle.state.givens.filter(Boolean).length }),
              ),
            ),
          ),
        ),
      ),
      h("hr"),
    );
    render();
  }

  /** Whether the board has the layout that is chosen. */
  const isOnBoard = () => keyOf(app.game.info.layout) === keyOf(board.layout());

  function startPattern() {
    const layout = board.layout();
    if (!isOnBoard()) app.begin({ layout, givens: Array(layout.size ** 2).fill(0) });
    app.pattern = new Set();
    app.symmetricCells = (cell) => symmetricCells(cell, layout.size, chosen.symmetry);
    $("#board").classList.add("pattern");
    app.refresh();
    app.showTab("make");
    render();
  }

  function stopPattern() {
    app.pattern = null;
    chosen.start &&= isOnBoard();
    $("#board").classList.remove("pattern");
    app.refresh();
    render();
  }

  /** @type {(name: keyof MakeOptions) => (value: unknown) => void} */
  const set = (name) => (value) => {
    Object.assign(chosen, { [name]: value });
  };
  /**
   * @param {string} key @param {keyof MakeOptions} name @param {(string | number)[][]} options
   * @param {(value: string) => void} after
   */
  const pick = (key, name, options, after = () => {}) =>
    choice(t(key), options, chosen[name], (value) => {
      set(name)(value);
      after(value);
    });
  /** @type {(key: string, name: keyof MakeOptions, properties?: object) => HTMLElement} */
  const whole = (key, name, properties = {}) =>
    input(t(key), {
      type: "number",
      min: 0,
      value: chosen[name],
      oninput: (/** @type {Event} */ event) => {
        set(name)(fieldIn(event).value);
        showDifficulty();
      },
      ...properties,
    });
  const any = ["", t("any")];

  /**
   * Techniques one by one: a list to add from, and those that were added.
   * @type {(key: string, name: "requires" | "without") => HTMLElement}
   */
  const several = (key, name) =>
    h(
      "div.stack.grow",
      suggest(
        t(key),
        dialogs.techniqueNames().filter(([one]) => !chosen[name].includes(one)),
        "",
        (value) => {
          if (!value) return;
          chosen[name].push(value);
          render();
        },
      ),
      chosen[name].length
        ? h(
            "div.row",
            chosen[name].map((one) =>
              button(
                `${dialogs.techniqueName(one)} ×`,
                () => {
                  chosen[name] = chosen[name].filter((other) => other !== one);
                  render();
                },
                { kind: ".chip", "aria-label": `${t("delete")}: ${dialogs.techniqueName(one)}` },
              ),
            ),
          )
        : null,
    );

  const isChanged = () =>
    Object.entries(defaults()).some(
      ([name, usual]) =>
        !["difficulty", "symmetry"].includes(name) &&
        String(chosen[/** @type {keyof MakeOptions} */ (name)]) !== String(usual),
    );
  let isMore = false;
  const isOpen = () => element.querySelector("details")?.open ?? isMore;

  function render() {
    if (job) return;
    isMore = isOpen();
    const { size } = board.layout();
    const rated = isSerate();
    if (!rated && chosen.difficulty === "er") chosen.difficulty = null;
    levels = choice(
      t("difficulty"),
      [
        any,
        ...about.levels.map((level) => [level, levelName(level)]),
        ...(rated ? [["er", t("make-er")]] : []),
      ],
      difficulty(),
      (value) => {
        chosen.difficulty = value;
        render();
      },
    );
    fill(
      element,
      result,
      board.element,
      h(
        "div.row",
        levels,
        pick("symmetry", "symmetry", named("symmetry", about.symmetries), (value) => {
          app.symmetricCells = (cell) => symmetricCells(cell, size, value);
        }),
      ),
      pick(
        "make-rules",
        "kind",
        [["", t("make-plain")], ...named("made", [...about.kinds, OWN])],
        render,
      ),
      chosen.kind === OWN
        ? h(
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
          )
        : null,
      chosen.difficulty === "er"
        ? h(
            "div.row",
            whole("make-lowest", "lowest", { min: 1, max: 12, step: 0.1, placeholder: "1.0" }),
            whole("make-highest", "highest", { min: 1, max: 12, step: 0.1, placeholder: "12.0" }),
          )
        : null,
      h(
        "div.row",
        button(t("make-go"), generate, { kind: ".main.grow" }),
        button(
          t("new-blank"),
          () => app.begin({ layout: board.layout(), givens: Array(size ** 2).fill(0) }),
          { kind: ".grow" },
        ),
      ),
      h(
        "details",
        { open: isMore || Boolean(app.pattern) },
        h("summary", t("make-more")),
        h(
          "div.stack",
          h(
            "div.row",
            whole("givens-fewest", "fewest", { max: size ** 2 }),
            whole("givens-most", "most", { max: size ** 2 }),
            whole("count", "count", { min: 1, max: 100 }),
          ),
          h(
            "div.row",
            button(
              t(app.pattern ? "pattern-stop" : "pattern-draw"),
              () => (app.pattern ? stopPattern() : startPattern()),
              { "aria-pressed": String(Boolean(app.pattern)) },
            ),
            app.pattern ? h("span.soft", t("pattern-cells", { count: app.pattern.size })) : null,
          ),
          tick(t("minimal"), chosen.minimal, (is) => {
            chosen.minimal = is;
            showDifficulty();
          }),
          tick(t("make-start"), chosen.start, (is) => {
            chosen.start = is;
            if (is) board.take(app.game.info.layout);
            render();
          }),
          chosen.kind ? null : tick(t("make-distinct"), chosen.distinct, set("distinct")),
          chosen.kind ? null : techniqueFields(rated),
          h("div.row", whole("seed", "seed"), whole("seconds", "seconds", { min: 1, max: 600 })),
          isChanged()
            ? button(
                t("make-reset"),
                () => {
                  Object.assign(chosen, defaults());
                  stopPattern();
                },
                { kind: ".plain" },
              )
            : null,
        ),
      ),
    );
  }

  /** What affects the techniques that a puzzle needs. @param {boolean} rated */
  const techniqueFields = (rated) => [
    h("h3", t("techniques")),
    h(
      "div.row",
      suggest(t("make-hardest"), dialogs.techniqueNames(), chosen.hardest, (value) => {
        chosen.hardest = value;
        showDifficulty();
      }),
      rated
        ? pick("make-gem", "gem", [any, ...named("gem", ["pearl", "diamond"])], showDifficulty)
        : null,
    ),
    h("div.row.top", several("requires", "requires"), several("make-without", "without")),
    h(
      "div.row",
      pick("make-order", "order", named("order", ["hodoku", "everything"])),
      pick("make-method", "method", [["", t("auto")], ...named("method", ["carve", "plant"])]),
    ),
  ];

  answerTo("about", {})
    .then((found) => {
      about = found;
      render();
    })
    .catch(() => {});
  app.listen((what) => {
    if (what === "pattern") render();
  });
  return { element, show: render };
}
