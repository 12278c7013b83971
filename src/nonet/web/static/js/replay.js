// The game again, from its first move: by a slider or by itself. It takes the place of the keys.
import { fromDocument, toText } from "./documents.js";
import { $, button, choice, fieldIn, fill, h, icon } from "./dom.js";
import { toast } from "./notices.js";
import { t } from "./words.js";

/** Moves a second that can be chosen. */
const SPEEDS = [1, 2, 5, 10];

/** @param {App} app */
export function openReplay(app) {
  const { game } = app;
  const count = game.moves.length;
  if (!count || app.mode || document.body.hasAttribute("data-replay")) {
    if (!count) toast(t("replay-none"));
    return;
  }
  const copy = fromDocument(JSON.parse(toText(game)));
  let [speed, timer] = [2, 0];
  /** @type {Shown | null} What the board shows of the replay. */
  let shown = null;
  const isOver = () => shown !== app.shown;

  const slider = h("input", {
    type: "range",
    min: 0,
    max: count,
    "aria-label": t("replay"),
    oninput: (/** @type {Event} */ event) => {
      play(false);
      show(Number(fieldIn(event).value));
    },
  });
  const far = h("output.soft");
  const toggle = button("", () => play(!timer), { "aria-pressed": "false" });
  const element = h(
    "div.replay.stack",
    { role: "group", "aria-label": t("replay") },
    h(
      "div.row.between",
      h("h2", t("replay")),
      far,
      button("×", () => close(), { kind: ".plain", "aria-label": t("close") }),
    ),
    slider,
    h(
      "div.row",
      button(icon("before"), () => step(-1), { "aria-label": t("walk-back") }),
      toggle,
      button(icon("after"), () => step(1), { "aria-label": t("walk-next") }),
      choice(
        t("replay-speed"),
        SPEEDS.map((one) => [one, t("replay-moves", { count: one })]),
        speed,
        (value) => {
          speed = Number(value);
          if (timer) play(true);
        },
      ),
      button(t("replay-take"), () => take(), { kind: ".grow" }),
    ),
  );

  /** @param {number} number */
  function show(number) {
    while (copy.moves.length > number && copy.undo());
    while (copy.moves.length < number && copy.redo());
    slider.value = String(number);
    far.textContent = t("replay-at", { number, count });
    const cells = copy.moves.at(-1)?.map(([, cell]) => cell) ?? [];
    app.selection.all(cells.slice(0, 1));
    shown = { view: copy };
    app.present(shown);
  }

  /** @param {number} way */
  function step(way) {
    play(false);
    show(Math.min(Math.max(copy.moves.length + way, 0), count));
  }

  /** @param {boolean} isPlaying */
  function play(isPlaying) {
    clearInterval(timer);
    timer = 0;
    if (isPlaying) {
      if (copy.moves.length === count) show(0);
      timer = setInterval(() => {
        if (isOver()) close();
        else if (copy.moves.length < count) show(copy.moves.length + 1);
        else play(false);
      }, 1000 / speed);
    }
    fill(toggle, icon(timer ? "pause" : "play"));
    toggle.setAttribute("aria-label", t(timer ? "replay-pause" : "replay-play"));
    toggle.setAttribute("aria-pressed", String(timer > 0));
  }

  /** Go on with the game from the move that is shown; redo brings the later ones back. */
  function take() {
    const number = copy.moves.length;
    close();
    let isChanged = false;
    while (game.moves.length > number && game.undo()) isChanged = true;
    app.moved(isChanged);
  }

  function close() {
    play(false);
    element.remove();
    document.body.removeAttribute("data-replay");
    app.deafen(heard);
    if (!isOver()) app.present(null);
    app.board.focus();
  }

  /** @param {News} what */
  const heard = (what) => {
    if (["game", "move", "tab"].includes(what)) close();
  };

  $("#pad").before(element);
  document.body.setAttribute("data-replay", "");
  play(false);
  show(0);
  app.listen(heard);
  toggle.focus();
}
