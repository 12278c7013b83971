// The engine behind the kernel of a notebook: questions and answers are messages.
import { Refusal } from "../../web/static/js/service/refusals.js";

/** Other pages with the same board hear the answers, too. */
const page = Math.random().toString(36).slice(2);
let asked = 0;

/** @param {BoardModel} model @returns {Engine} */
export function commEngine(model) {
  /** @type {Map<string, {done: (answer: object) => void, refuse: (error: Refusal) => void}>} */
  const waiting = new Map();
  model.on("msg:custom", ({ id, answer, error }) => {
    const question = waiting.get(id);
    waiting.delete(id);
    if (error) question?.refuse(new Refusal(409, error));
    else question?.done(answer ?? {});
  });
  return {
    ask(kind, question) {
      asked += 1;
      const id = `${page}-${asked}`;
      const answer = new Promise((resolve, reject) => {
        waiting.set(id, { done: resolve, refuse: reject });
        model.send({ id, kind, fields: question });
      });
      const stop = () => {
        waiting.get(id)?.refuse(new Refusal(409, { code: "cancelled" }));
        waiting.delete(id);
      };
      return { answer: /** @type {Promise<never>} */ (answer), stop };
    },
    isUp: () => true,
    up: Promise.resolve(),
  };
}
