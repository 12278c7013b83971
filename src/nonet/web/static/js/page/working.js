// What is shown while the engine works, or is still loading.
import { isUp, whenUp } from "../service/engine.js";
import { button, h } from "./dom.js";
import { toast } from "./notices.js";
import { t } from "./words.js";

/** Says that the engine is loading, for as long as it does. */
function loadingSign() {
  if (isUp()) return null;
  const sign = h("p.soft.small", t("engine-loading"));
  whenUp.then(() => sign.remove());
  return sign;
}

/**
 * What is shown while the engine works.
 * @param {() => unknown} stop @param {Child[]} more
 */
export const working = (stop, ...more) => [
  h("progress", { "aria-label": t("thinking") }),
  loadingSign(),
  ...more,
  button(t("stop"), stop),
];

/** Says that what was asked for comes when the engine is up, where it is not. */
export function sayLoading() {
  if (!isUp()) toast(t("engine-loading"));
}
