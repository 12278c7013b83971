// Opens the desk: with an empty board, with a draft, or with a copy of what is played.

import { toast } from "../page/notices.js";
import { loadPart } from "../page/parts.js";
import { language, t } from "../page/words.js";
import { Game } from "../play/game.js";
import { answerTo } from "../service/engine.js";
import { Desk } from "./desk.js";

/** What is played to try it, and the draft that it is of. */
let trial = /** @type {{game: Game, draft: Game, meta: Meta} | null} */ (null);
/** The desk that was opened last. */
let current = /** @type {Desk | null} */ (null);
/** @type {Service.RuleKindsAnswer | null} */
let known = null;

/** What a new draft begins with. @type {Layout} */
const NINE = { size: 9, box: [3, 3] };

/**
 * Open the desk with an empty board, with the draft on the board, or with a copy of the puzzle that
 * is played there.
 * @param {App} app @param {Dialogs} dialogs @param {boolean} isNew
 */
export async function openDesk(app, dialogs, isNew) {
  if (!isNew && app.game.info.layout.shape) {
    toast(t("code-unusual"));
    return;
  }
  await loadPart("setting");
  known ??= await answerTo("rule-kinds", { language });
  if (!current) app.listen((what) => what === "game" && current?.yield());
  if (isNew) {
    app.open(new Game({ layout: NINE, givens: Array(81).fill(0), locked: false }));
  } else if (trial?.game === app.game) {
    app.open(trial.draft, trial.meta);
  } else if (app.game.locked) {
    const { game } = app;
    const { layout, scene } = game.info;
    const { given } = game.layers;
    const copy = new Game({ layout, givens: given, scene, locked: false }, game.file);
    app.open(copy, { title: app.saver.meta.title });
  }
  current = new Desk(app, dialogs, known, (was) => {
    trial = { ...was, game: app.game };
  });
  await current.resume();
  app.board.focus();
}
