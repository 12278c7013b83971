import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Page } from "../../../website/js/page.js";
import { LIMIT, moduleWorker, Session } from "../../../website/js/session.js";

/** A worker that says what the test says. */
class Stand extends EventTarget {
  heard = [];
  isEnded = false;
  postMessage(data) {
    this.heard.push(data);
  }
  terminate() {
    this.isEnded = true;
  }
  say(data) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
}

const ENGINE = { folder: "https://example.org/play/static/1/engine/", version: "1" };
const turn = () => new Promise((done) => setImmediate(done));

let workers;
let session;
let kept;

const made = () => {
  workers.push(new Stand());
  return workers.at(-1);
};

beforeEach(() => {
  workers = [];
  kept = [];
  session = new Session(
    made,
    async () => ENGINE,
    (...given) => kept.push(given),
  );
});

/** Starts a run, up to the question to the worker. */
async function started(source = "1", hear = () => {}) {
  const ending = session.run({ source, goesOn: false }, hear);
  await turn();
  const worker = workers.at(-1);
  if (worker.heard.length === 1) worker.say({ ready: true });
  await turn();
  return { ending, worker, id: worker.heard.at(-1).id };
}

test("A session starts one worker at the first run, and says to it where the engine is.", async () => {
  assert.equal(session.isUp, false);
  for (const source of ["a", "b"]) {
    const { ending, worker, id } = await started(source);
    assert.deepEqual(worker.heard.at(-1), { id, source, goesOn: false });
    worker.say({ id, good: true });
    assert.equal(await ending, "done");
  }
  assert.equal(workers.length, 1);
  assert.deepEqual(workers[0].heard[0], ENGINE);
});

test("The image of a start is kept for the engine that it is of.", async () => {
  const ending = session.run({ source: "1", goesOn: false }, () => {});
  await turn();
  const image = { memory: new Uint8Array(1), files: new Uint8Array(1) };
  workers[0].say({ image });
  session.stop();
  assert.equal(await ending, "stopped");
  workers[0].say({ image }); // it was ended
  assert.deepEqual(kept, [[ENGINE, image]]);
});

test("Parts are heard as they come, and an error ends the run, not the session.", async () => {
  const heard = [];
  const { ending, worker, id } = await started("1 / 0", (parts) => heard.push(...parts));
  worker.say({ id, parts: [{ kind: "text", text: "a", line: 0 }] });
  worker.say({ id: id - 1, parts: [{ kind: "text", text: "of another run", line: 0 }] });
  worker.say({ id, good: false });
  assert.equal(await ending, "failed");
  assert.deepEqual(heard, [{ kind: "text", text: "a", line: 0 }]);
  assert.equal(session.number, 0);
});

test("Stop ends the worker, and the next run begins a new session.", async () => {
  const { ending, worker } = await started("while True: pass");
  session.stop();
  assert.equal(await ending, "stopped");
  assert.equal(worker.isEnded, true);
  assert.equal(session.number, 1);
  const next = await started();
  assert.equal(workers.length, 2);
  worker.say({ id: next.id, good: true }); // of the worker that was ended
  next.worker.say({ id: next.id, good: false });
  assert.equal(await next.ending, "failed");
  session.stop(); // nothing runs
  assert.equal(session.number, 1);
});

test("Stop ends a start, too, whether the engine is known or not.", async () => {
  const ending = session.run({ source: "1", goesOn: false }, () => {});
  session.stop();
  assert.equal(await ending, "stopped");
  await turn();
  assert.equal(workers.length, 0);
  const second = session.run({ source: "1", goesOn: false }, () => {});
  await turn();
  session.stop();
  assert.equal(await second, "stopped");
  assert.equal(workers[0].isEnded, true);
});

test("A run is ended after the limit, which begins when Python is there.", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const ending = session.run({ source: "1", goesOn: false }, () => {});
  await turn();
  context.mock.timers.tick(2 * LIMIT);
  workers[0].say({ ready: true });
  await turn();
  assert.equal(workers[0].isEnded, false);
  context.mock.timers.tick(LIMIT - 1);
  assert.equal(workers[0].isEnded, false);
  context.mock.timers.tick(1);
  assert.equal(await ending, "late");
  assert.equal(workers[0].isEnded, true);
});

test("An interpreter that died, and an engine that is away, end the session.", async () => {
  const first = await started();
  first.worker.say({ id: first.id, died: "RuntimeError: unreachable" });
  assert.equal(await first.ending, "died");
  const second = session.run({ source: "1", goesOn: false }, () => {});
  await turn();
  workers[1].say({ failed: "TypeError: Failed to fetch" });
  assert.equal(await second, "away");
  const third = session.run({ source: "1", goesOn: false }, () => {});
  await turn();
  workers[2].dispatchEvent(new Event("error"));
  assert.equal(await third, "away");
  assert.deepEqual([workers.map(({ isEnded }) => isEnded), session.number], [[true, true, true], 3]);
});

test("Where the place of the engine cannot be loaded, the next run asks for it again.", async () => {
  let tries = 0;
  session = new Session(made, async () => {
    tries += 1;
    if (tries === 1) throw new TypeError("Failed to fetch");
    return ENGINE;
  });
  assert.equal(await session.run({ source: "1", goesOn: false }, () => {}), "away");
  const { ending, worker, id } = await started();
  worker.say({ id, good: true });
  assert.equal(await ending, "done");
});

test("A browser that makes no workers of modules is said to be such a one.", async () => {
  globalThis.Worker = class extends Stand {};
  const address = new URL("https://example.org/run_worker.js");
  session = new Session(
    () => moduleWorker(address),
    async () => ENGINE,
  );
  assert.equal(await session.run({ source: "1", goesOn: false }, () => {}), "unsupported");
  globalThis.Worker = class extends Stand {
    constructor(_, { type }) {
      super();
      this.type = type;
    }
  };
  assert.equal(moduleWorker(address).type, "module");
  delete globalThis.Worker;
});

/** A page whose session says what was run. */
function pageOf(...sources) {
  const ran = [];
  const ending = {};
  const said = {};
  const page = new Page({
    number: 0,
    async run({ source }, hear) {
      ran.push(source);
      hear(said[source] ?? []);
      return ending[source] ?? "done";
    },
  });
  page.examples = sources.map((source) => ({
    source,
    isElsewhere: source.startsWith("numpy"),
    code() {
      return { source: this.source, goesOn: this.source.includes("error") };
    },
  }));
  return { page, ran, ending, said };
}

const quiet = [() => {}, () => {}];

test("To run an example is to run those above it first that have not run as they are.", async () => {
  const { page, ran } = pageOf("a", "numpy", "b", "c", "d");
  const [a, , , c, d] = page.examples;
  await page.run(c, ...quiet);
  assert.deepEqual(ran.splice(0), ["a", "b", "c"]);
  await page.run(c, ...quiet);
  await page.run(d, ...quiet);
  assert.deepEqual(ran.splice(0), ["c", "d"]);
  a.source = "edited";
  await page.run(d, ...quiet);
  assert.deepEqual(ran.splice(0), ["edited", "d"]);
  page.session.number = 1; // what ran is lost with its session
  await page.run(c, ...quiet);
  assert.deepEqual(ran, ["edited", "b", "c"]);
});

test("What a run above shows is not heard, but an error that its page does not show.", async () => {
  const { page, said } = pageOf("a", "error", "c");
  const error = { kind: "error", text: "NameError: x", line: 2 };
  for (const source of ["a", "error"]) said[source] = [{ kind: "text", text: "1", line: 0 }, error];
  const [heard, above] = [[], []];
  const hearAbove = (number, { text }) => above.push([number, text]);
  await page.run(page.examples[2], (parts) => heard.push(...parts), hearAbove);
  assert.deepEqual([heard, above], [[], [[1, "NameError: x"]]]);
});

test("Where the session ends in a run above, the example does not run.", async () => {
  const { page, ran, ending } = pageOf("a", "b", "c");
  ending.a = "failed";
  ending.b = "late";
  assert.equal(await page.run(page.examples[2], ...quiet), "late");
  assert.deepEqual(ran, ["a", "b"]);
  assert.equal(page.isBusy, false);
});
