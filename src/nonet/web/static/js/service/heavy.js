// What the local edition is the tool for: it alone has all of the processor.
import { toast } from "../page/notices.js";
import { t } from "../page/words.js";
import { SEARCHES } from "./kinds.js";

/** Boards up to this size are a matter of moments in a browser, too. */
const LARGEST = 16;
/** After so long a search is called long. */
const SECONDS = 20;
let isSaid = false;

/**
 * Say once, of a search on a large board or of one that takes long, where it would be faster.
 * @param {Kind} kind @param {Questions[Kind]} question @param {Promise<unknown>} answer
 */
export function suggestLocalEdition(kind, question, answer) {
  if (isSaid || !SEARCHES.has(kind)) return;
  const say = () => {
    if (isSaid) return;
    isSaid = true;
    toast(t("local-is-faster", { command: "pip install 'nonet[app]' && nonet play" }), [
      [t("close"), () => {}],
    ]);
  };
  const { state = question } = /** @type {{state?: object}} */ (question);
  const { layout } = /** @type {{layout?: Layout | null}} */ (state);
  const size = layout?.size ?? 0;
  if (size > LARGEST) {
    say();
    return;
  }
  const wait = setTimeout(say, SECONDS * 1000);
  const over = () => clearTimeout(wait);
  answer.then(over, over);
}
