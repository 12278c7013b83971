// The panel that makes puzzles, and looks into what was set by hand.
import { button, choice, fill, h, input, tick } from "./dom.js";
import { get, work } from "./api.js";
import { layoutKind, sameLayout, usualLayout } from "./layout.js";
import { JIGSAWS } from "./jigsaws.js";
import { clock, levelName, number, t } from "./words.js";
import { drawThumb } from "./thumb.js";
import { twinsOf } from "./symmetry.js";

const SIZES = [4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 25];

export function makePanel(app, dialogs) {
  const element = h("div.stack");
  let job = null;
  const wish = { size: 9, kind: "kind.classic", difficulty: "", symmetry: "half-turn", count: 1, fewest: "", most: "", minimal: false, start: false, requires: "", hardest: "", without: "", seed: "", seconds: 60 };
  let about = { levels: [], symmetries: ["none"] };

  const kinds = () => ["kind.classic", "kind.diagonal", "kind.latin",
    ...Number.isInteger(Math.sqrt(wish.size)) ? ["kind.windows", "kind.both"] : [], "kind.groups",
    ...JIGSAWS[wish.size] || jigsawOnBoard() ? ["kind.jigsaw"] : []];

  const jigsawOnBoard = () => app.game?.info.layout.regions && app.game.size === wish.size;

  function layout() {
    const base = usualLayout(wish.size);
    switch (wish.kind) {
      case "kind.diagonal": return { ...base, diagonals: true };
      case "kind.windows": return { ...base, windows: true };
      case "kind.both": return { ...base, windows: true, diagonals: true };
      case "kind.groups": return { ...base, disjointGroups: true };
      case "kind.latin": return { ...base, box: null };
      case "kind.jigsaw": return { ...base, box: null, regions: jigsawOnBoard() ? app.game.info.layout.regions : JIGSAWS[wish.size] };
      default: return base;
    }
  }

  function question() {
    const whole = (text) => (text === "" ? null : Number(text));
    const [fewest, most] = [whole(wish.fewest), whole(wish.most)];
    return {
      layout: layout(), count: Number(wish.count), symmetry: wish.symmetry, minimal: wish.minimal,
      givens: fewest === null && most === null ? null : [fewest ?? 0, most ?? wish.size ** 2],
      difficulty: wish.difficulty || null, requires: wish.requires ? [wish.requires] : [], hardest: wish.hardest || null,
      without: wish.without ? [wish.without] : [], pattern: app.pattern ? [...app.pattern] : null,
      start: wish.start ? app.game.state({ marks: false }) : null, seed: whole(wish.seed), timeLimit: Number(wish.seconds),
    };
  }

  async function generate() {
    const bar = h("progress", { "aria-label": t("make.working") });
    const far = h("p.soft", { role: "status" }, t("make.working"));
    fill(element, h("h2", {}, t("make.working")), bar, far, button(t("stop"), () => job.stop(), { kind: ".main" }));
    const started = performance.now();
    job = work("generate", question(), ({ found, nodes, fraction }) => {
      far.textContent = t("make.progress", { time: clock((performance.now() - started) / 1000), found: number(found), nodes: number(nodes) });
      if (fraction !== null) bar.value = fraction;
    });
    try {
      const answer = await job.answer;
      job = null;
      made(answer);
    } catch (error) {
      job = null;
      render();
      element.prepend(h("div.note.bad", { role: "alert" }, error.message));
    }
  }

  const open = ({ state, grade }) => {
    stopPattern();
    app.begin({ ...state, entries: null, candidates: null }, { level: grade?.level ?? null, grade });
  };

  function made({ puzzles, problem }) {
    render();
    if (puzzles.length === 1) { open(puzzles[0]); return; }
    element.prepend(h("div.stack", {}, problem ? h("p.note.bad", {}, problem.message) : null,
      h("div.row.between", {}, h("h2", {}, t("make.made", { count: puzzles.length })),
        button(t("library.keep"), () => dialogs.keep(puzzles.map(({ state }) => state)))),
      h("ul.list", {}, puzzles.map((puzzle) => h("li", {}, h("button.item", { type: "button", onclick: () => open(puzzle) },
        drawThumb(puzzle.state), h("span.grow", {}, puzzle.grade ? `${levelName(puzzle.grade.level)} · ${puzzle.grade.score}` : t("puzzle")),
        h("span.soft", {}, t("givens.count", { count: puzzle.state.givens.filter(Boolean).length })))))), h("hr")));
  }

  function startPattern() {
    if (!sameLayout(app.game.info.layout, layout())) app.begin({ layout: layout(), givens: Array(wish.size ** 2).fill(0) });
    app.pattern = new Set();
    app.twins = (cell) => twinsOf(cell, wish.size, wish.symmetry);
    document.querySelector("#board").classList.add("pattern");
    app.refresh();
    app.showTab("make");
    render();
  }

  function stopPattern() {
    app.pattern = null;
    document.querySelector("#board").classList.remove("pattern");
    app.refresh();
    render();
  }

  const technique = (key, name) => choice(t(key), [["", t("any")], ...dialogs.techniqueNames()], wish[name], (value) => { wish[name] = value; });
  const whole = (key, name, properties = {}) => input(t(key), { type: "number", min: 0, value: wish[name], oninput: (event) => { wish[name] = event.target.value; }, ...properties });

  function render() {
    if (job) return;
    if (!kinds().includes(wish.kind)) wish.kind = "kind.classic";
    const { size } = wish;
    fill(element,
      h("h2", {}, t("make.title")),
      h("div.row", {},
        choice(t("size"), SIZES.map((one) => [one, `${one} × ${one}`]), size, (value) => { wish.size = Number(value); stopPattern(); }),
        choice(t("layout"), kinds().map((kind) => [kind, t(kind)]), wish.kind, (value) => { wish.kind = value; stopPattern(); })),
      h("div.row", {},
        choice(t("difficulty"), [["", t("any")], ...about.levels.map((level) => [level, levelName(level)])], wish.difficulty, (value) => { wish.difficulty = value; }),
        choice(t("symmetry"), about.symmetries.map((name) => [name, t(`symmetry.${name}`)]), wish.symmetry, (value) => { wish.symmetry = value; app.twins = (cell) => twinsOf(cell, size, value); })),
      button(t("make.go"), generate, { kind: ".main" }),
      h("details", { open: Boolean(app.pattern) }, h("summary", {}, t("make.more")), h("div.stack", {},
        h("div.row", {}, whole("givens.fewest", "fewest", { max: size ** 2 }), whole("givens.most", "most", { max: size ** 2 }), whole("count", "count", { min: 1, max: 100 })),
        tick(t("minimal"), wish.minimal, (is) => { wish.minimal = is; }),
        tick(t("make.start"), wish.start, (is) => { wish.start = is; if (is) { wish.size = app.game.size; wish.kind = layoutKind(app.game.info.layout); render(); } }),
        h("div.row", {}, button(t(app.pattern ? "pattern.stop" : "pattern.draw"), () => (app.pattern ? stopPattern() : startPattern()), { "aria-pressed": String(Boolean(app.pattern)) }),
          app.pattern ? h("span.soft", {}, t("pattern.cells", { count: app.pattern.size })) : null),
        h("div.row", {}, technique("requires", "requires"), technique("make.hardest", "hardest")),
        h("div.row", {}, technique("make.without", "without"), whole("seed", "seed"), whole("seconds", "seconds", { min: 1, max: 600 })))),
      h("hr"), h("h2", {}, t("set.title")), h("p.soft.small", {}, t("set.how")),
      h("div.row", {}, button(t("new.blank"), () => app.begin({ layout: layout(), givens: Array(size ** 2).fill(0) }), { kind: ".grow" }),
        button(t("set.check"), () => look("check"), { kind: ".grow" }), button(t("set.count"), () => look("count"), { kind: ".grow" }),
        button(t("set.solve"), () => look("solve"), { kind: ".grow" }), button(t("set.true"), () => look("true-candidates"), { kind: ".grow" })),
      outcome);
  }

  const outcome = h("div.stack", { role: "status" });

  async function look(kind) {
    job?.stop();
    const mine = work(kind, { state: app.game.state({ marks: false }) }, ({ found }) => {
      far.textContent = found ? t("set.far", { count: number(found) }) : "";
    });
    const far = h("p.soft");
    fill(outcome, h("progress", { "aria-label": t("thinking") }), far, button(t("stop"), () => mine.stop()));
    try {
      fill(outcome, ANSWERS[kind](await mine.answer));
    } catch (error) {
      fill(outcome, h("div.note.bad", {}, error.message));
      if (error.place?.cells) { app.found = { wrong: new Set(), differ: new Set(error.place.cells) }; app.refresh(); }
    }
  }

  const showDigits = (digits) => {
    const { game } = app;
    app.present({ view: { ...bare(game), digit: (cell) => digits[cell] }, trueDigits: new Set([...game.cells].filter((cell) => !game.digit(cell))) });
  };
  const bare = (game) => ({ digit: (cell) => game.digit(cell), isGiven: (cell) => game.isGiven(cell), corner: () => [], centre: () => [], colours: (cell) => game.colours(cell), candidateColours: () => [] });
  const hide = () => button(t("hint.hide"), () => { app.clearShown(); app.refresh(); fill(outcome); });

  const ANSWERS = {
    check({ status, solutions, differences, conflicts }) {
      app.found = { wrong: new Set(conflicts.flatMap(({ cells }) => cells)), differ: new Set(differences) };
      app.refresh();
      return [h(`p.note${status === "unique" ? "" : ".bad"}`, {}, t(`status.${status}`)),
        ...solutions.length > 1 ? [h("p", {}, t("differ", { count: differences.length })),
          h("div.row", {}, solutions.map((digits, index) => button(t("solution.number", { number: index + 1 }), () => showDigits(digits))), hide())] : [hide()]];
    },
    count: ({ count, complete }) => h("p.note", {}, t(complete ? "counted" : "counted.least", { count: number(count) })),
    solve({ digits }) { showDigits(digits); return [h("p.note", {}, t("set.solved")), hide()]; },
    "true-candidates"({ candidates }) {
      const { game } = app;
      app.present({ view: { ...bare(game), centre: (cell) => candidates[cell] } });
      return [h("p.note", {}, t("set.true.shown")), h("div.row", {}, button(t("set.true.keep"), () => { app.present(null); app.moved(game.fillCandidates({ marks: candidates })); fill(outcome); }), hide())];
    },
  };

  get("about").then((found) => { about = found; render(); }).catch(() => {});
  app.listen((what) => {
    if (what === "game") fill(outcome);
    if (what === "pattern") render();
  });
  return { element, show: render };
}
