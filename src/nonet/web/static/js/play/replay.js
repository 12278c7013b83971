// The game again, from its first move: by a slider or by itself. It takes the place of the keys.
import { fromDocument, toText } from "../library/documents.js";
import { $, button, choice, fieldIn, fill, h, icon } from "../page/dom.js";
import { toast } from "../page/notices.js";
import { t } from "../page/words.js";

/** Moves a second that can be chosen. */
const SPEEDS = [1, 2, 5, 10];

/** The player of a game's moves. */
class Replay {
  speed = 2;
  timer = 0;
  /** @type {Shown | null} What the board shows of the replay. */
  shown = null;
  far = h("output.soft");
  toggle = button("", () => this.play(!this.timer), { "aria-pressed": "false" });

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.game = app.game;
    this.copy = fromDocument(JSON.parse(toText(app.game)));
    this.count = app.game.moves.length;
    this.slider = h("input", {
      type: "range",
      min: 0,
      max: this.count,
      "aria-label": t("replay"),
      oninput: (/** @type {Event} */ event) => {
        this.play(false);
        this.show(Number(fieldIn(event).value));
      },
    });
    this.element = this.build();
  }

  build() {
    return h(
      "div.replay.stack",
      { role: "group", "aria-label": t("replay") },
      h(
        "div.row.between",
        h("h2", t("replay")),
        this.far,
        button("×", () => this.close(), { kind: ".plain", "aria-label": t("close") }),
      ),
      this.slider,
      h(
        "div.row",
        button(icon("before"), () => this.step(-1), { "aria-label": t("walk-back") }),
        this.toggle,
        button(icon("after"), () => this.step(1), { "aria-label": t("walk-next") }),
        choice(
          t("replay-speed"),
          SPEEDS.map((speed) => [speed, t("replay-moves", { count: speed })]),
          this.speed,
          (value) => {
            this.speed = Number(value);
            if (this.timer) this.play(true);
          },
        ),
        button(t("replay-take"), () => this.take(), { kind: ".grow" }),
      ),
    );
  }

  isOver() {
    return this.shown !== this.app.shown;
  }

  begin() {
    $("#pad").before(this.element);
    document.body.setAttribute("data-replay", "");
    this.play(false);
    this.show(0);
    this.app.listen(this.hear);
    this.toggle.focus();
  }

  /** @param {number} number */
  show(number) {
    const { app, copy, count } = this;
    while (copy.moves.length > number && copy.undo());
    while (copy.moves.length < number && copy.redo());
    this.slider.value = String(number);
    this.far.textContent = t("replay-at", { number, count });
    const cells = copy.moves.at(-1)?.map(([, cell]) => cell) ?? [];
    app.selection.all(cells.slice(0, 1));
    this.shown = { view: copy };
    app.present(this.shown);
  }

  /** @param {number} way */
  step(way) {
    this.play(false);
    this.show(Math.min(Math.max(this.copy.moves.length + way, 0), this.count));
  }

  /** @param {boolean} isPlaying */
  play(isPlaying) {
    const { toggle } = this;
    clearInterval(this.timer);
    this.timer = 0;
    if (isPlaying) {
      if (this.copy.moves.length === this.count) this.show(0);
      this.timer = setInterval(() => this.tick(), 1000 / this.speed);
    }
    fill(toggle, icon(this.timer ? "pause" : "play"));
    toggle.setAttribute("aria-label", t(this.timer ? "replay-pause" : "replay-play"));
    toggle.setAttribute("aria-pressed", String(this.timer > 0));
  }

  /** The next move of a replay that plays by itself. */
  tick() {
    const { length } = this.copy.moves;
    if (this.isOver()) this.close();
    else if (length < this.count) this.show(length + 1);
    else this.play(false);
  }

  /** Go on with the game from the move that is shown; redo brings the later ones back. */
  take() {
    const { game } = this;
    const number = this.copy.moves.length;
    this.close();
    let isChanged = false;
    while (game.moves.length > number && game.undo()) isChanged = true;
    this.app.moved(isChanged);
  }

  close() {
    const { app } = this;
    this.play(false);
    this.element.remove();
    document.body.removeAttribute("data-replay");
    app.deafen(this.hear);
    if (!this.isOver()) app.present(null);
    app.board.focus();
  }

  hear = (/** @type {News} */ what) => {
    if (["game", "move", "tab"].includes(what)) this.close();
  };
}

/** @param {App} app */
export function openReplay(app) {
  const count = app.game.moves.length;
  if (!count) toast(t("replay-none"));
  else if (!app.mode && !document.body.hasAttribute("data-replay")) new Replay(app).begin();
}
