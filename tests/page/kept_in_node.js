// The library in the browser, asked through a pipe: one line of JSON for each call, and one for
// what it gives. What only the service knows is asked of the other end.

import { createInterface } from "node:readline";
import { held, write } from "../../src/nonet/web/static/js/service/kept/held.js";
import { emptyLibrary } from "./browser_library.js";
import { speak } from "./texts.js";

await speak("en");
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const send = (value) => process.stdout.write(`${JSON.stringify(value)}\n`);

async function heard() {
  const { value, done } = await lines.next();
  return done ? null : JSON.parse(value);
}

const library = await emptyLibrary(async (kind, question) => {
  send({ asks: [kind, question] });
  const { answer, error } = await heard();
  if (error) throw new Error(error);
  return answer;
});

/** What can be asked for beside the calls of the library. */
const OTHERS = {
  held,
  write,
  take: (data) => library.everything.import(new Blob([Buffer.from(data, "base64")])),
  give: async () =>
    Buffer.from(await (await library.everything.export()).arrayBuffer()).toString("base64"),
};

for (let asked = await heard(); asked; asked = await heard()) {
  const [name, ...given] = asked;
  const does = OTHERS[name] ?? name.split(".").reduce((group, one) => group[one], library);
  try {
    send({ answer: (await does(...given)) ?? null });
  } catch (error) {
    send({ error: error.message });
  }
}
