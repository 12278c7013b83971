// What the digits on the board allow: solutions, their number, where two differ, candidates of any.

import { Refusal } from "./api.js";
import { button, fill, h } from "./dom.js";
import { ask } from "./engine.js";
import { badNote, trying, working } from "./notices.js";
import { askVerdict, verdictNote } from "./verdict.js";
import { BLANK } from "./view.js";
import { number, t } from "./words.js";

/** The panel of analysis. @param {InspectApp} app */
export function inspector(app) {
  /** @type {Pick<Job<unknown>, "stop"> | null} */
  let job = null;
  const outcome = h("div.stack", { role: "status" });

  const clear = () => {
    job?.stop();
    job = null;
    fill(outcome);
  };

  /** @param {"count" | "solve" | "true-candidates"} kind */
  async function look(kind) {
    clear();
    const mine = ask(
      kind,
      { state: app.game.posed({ marks: false }) },
      {
        onProgress({ found }) {
          far.textContent = found ? t("set-far", { count: number(found) }) : "";
        },
      },
    );
    job = mine;
    const far = h("p.soft");
    fill(outcome, ...working(clear, far));
    try {
      const answer = await mine.answer;
      if (job === mine)
        fill(outcome, /** @type {(answer: object) => Child} */ (ANSWERS[kind])(answer));
    } catch (error) {
      if (job !== mine) return;
      fill(outcome, badNote(error));
      if (error instanceof Refusal && error.place?.cells) {
        app.found = { wrong: new Set(), differ: new Set(error.place.cells) };
        app.refresh();
      }
    }
  }

  /** Whether there is exactly one solution, and why there is not. */
  async function check() {
    clear();
    const mine = askVerdict(app.game.posed({ marks: false }), (answer, isMore) => {
      if (job !== mine) return;
      const note = verdictNote(app, answer, {
        repair: (changes) => app.moved(app.game.make(changes)),
        stop: isMore ? () => mine.stop() : null,
      });
      const isUnique = answer.status === "unique";
      fill(
        outcome,
        isUnique ? h("p.note", t("status-unique")) : note.element,
        answer.solutions.length > 1
          ? h(
              "div.row",
              answer.solutions.map((digits, index) =>
                button(t("solution-number", { number: index + 1 }), () => showDigits(digits)),
              ),
            )
          : null,
        isUnique ? hide() : null,
      );
      if (!isUnique) note.present();
    });
    job = mine;
    fill(outcome, ...working(clear));
    await mine.answer.catch((error) => {
      if (job === mine) fill(outcome, badNote(error));
    });
  }

  const showDigits = (/** @type {number[]} */ digits) => {
    const { game } = app;
    game.help();
    app.present({
      view: { ...bare(game), digit: (cell) => digits[cell] },
      trueDigits: new Set([...game.cells].filter((cell) => !game.digit(cell))),
    });
  };
  /** @type {(game: Game) => View} */
  const bare = (game) => ({
    ...BLANK,
    digit: (cell) => game.digit(cell),
    isGiven: (cell) => game.isGiven(cell),
    colours: (cell) => game.colours(cell),
  });
  const hide = () =>
    button(t("hint-hide"), () => {
      app.clearShown();
      app.refresh();
      fill(outcome);
    });

  /** @type {{[Name in "count" | "solve" | "true-candidates"]: (answer: Answers[Name]) => Child}} */
  const ANSWERS = {
    count: ({ count, complete }) =>
      h("p.note", t(complete ? "counted" : "counted-least", { count })),
    solve({ digits }) {
      showDigits(digits);
      return [h("p.note", t("set-solved")), hide()];
    },
    "true-candidates"({ candidates }) {
      const { game } = app;
      app.present({ view: { ...bare(game), centre: (cell) => candidates[cell] } });
      return [
        h("p.note", t("set-true-shown")),
        h(
          "div.row",
          button(t("set-true-keep"), () => {
            app.present(null);
            app.moved(game.fillCandidates({ marks: candidates }));
            fill(outcome);
          }),
          hide(),
        ),
      ];
    },
  };

  const element = h(
    "div.stack",
    h("p.soft.small", t("set-how")),
    h(
      "div.row",
      button(t("set-check"), trying(check), { kind: ".grow" }),
      button(
        t("set-count"),
        trying(() => look("count")),
        { kind: ".grow" },
      ),
      button(
        t("set-solve"),
        trying(() => look("solve")),
        { kind: ".grow" },
      ),
      button(
        t("set-true"),
        trying(() => look("true-candidates")),
        { kind: ".grow" },
      ),
    ),
    outcome,
  );
  app.listen((what) => {
    if (what === "game" || what === "move") clear();
  });
  return { element, show() {} };
}
