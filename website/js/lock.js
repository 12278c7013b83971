// Closes the worker before it runs anything of a reader or of a link: the site has the player's
// library beside it. What is left is what the language itself has, a clock, random numbers, and
// texts in bytes: no network, no database, no cache, no files, no other worker, no messages, and no
// way to make code of a text.

/** What Python goes on to need of the worker beside the language. */
const KEPT = new Set([
  ...["AbortController", "AbortSignal", "DOMException", "Event", "EventTarget", "MessageChannel"],
  ...["TextDecoder", "TextEncoder", "WebAssembly", "clearTimeout", "console", "crypto"],
  ...["performance", "queueMicrotask", "structuredClone"],
]);

/** What the language has, without what makes code of a text. */
const LANGUAGE = new Set([
  ...["AggregateError", "Array", "ArrayBuffer", "Atomics", "BigInt", "BigInt64Array"],
  ...[
    "BigUint64Array",
    "Boolean",
    "DataView",
    "Date",
    "Error",
    "EvalError",
    "FinalizationRegistry",
  ],
  ...["Float16Array", "Float32Array", "Float64Array", "Infinity", "Int16Array", "Int32Array"],
  ...["Int8Array", "Intl", "Iterator", "JSON", "Map", "Math", "NaN", "Number", "Object", "Promise"],
  ...["Proxy", "RangeError", "ReferenceError", "Reflect", "RegExp", "Set", "SharedArrayBuffer"],
  ...["String", "SuppressedError", "Symbol", "SyntaxError", "TypeError", "URIError", "Uint16Array"],
  ...["Uint32Array", "Uint8Array", "Uint8ClampedArray", "WeakMap", "WeakRef", "WeakSet"],
  ...["decodeURI", "decodeURIComponent", "encodeURI", "encodeURIComponent", "globalThis"],
  ...["isFinite", "isNaN", "parseFloat", "parseInt", "self", "undefined"],
]);

/** The kinds of functions, each of which has a constructor that makes code of a text. */
const FUNCTIONS = [() => {}, async () => {}, function* () {}, async function* () {}];

class Refused extends Error {}

function refuse() {
  throw new Refused("examples make no code of a text");
}

/** The objects in which a global name may be: the worker, and what it inherits from. */
function scopes() {
  const found = [];
  for (
    let scope = globalThis;
    scope && scope !== EventTarget.prototype && scope !== Object.prototype;
    scope = Object.getPrototypeOf(scope)
  )
    found.push(scope);
  return found;
}

/**
 * Take a name from a scope; numbers that are fixed there do no harm.
 * @param {object} scope @param {string} name
 */
function take(scope, name) {
  if (KEPT.has(name) || LANGUAGE.has(name) || Reflect.deleteProperty(scope, name)) return;
  const { value } = Reflect.getOwnPropertyDescriptor(scope, name) ?? {};
  if (typeof value !== "number") throw new Refused(`${name} stays`);
}

/** Close the worker for good; throws where the browser does not let go of something. */
export function lock() {
  for (const scope of scopes())
    for (const name of Reflect.ownKeys(scope)) if (typeof name === "string") take(scope, name);
  for (const kind of FUNCTIONS)
    Object.defineProperty(Object.getPrototypeOf(kind), "constructor", { value: refuse });
  // Python calls functions by what is in Function.prototype.
  refuse.prototype = Object.getPrototypeOf(refuse);
  Object.defineProperty(globalThis, "Function", { value: refuse });
}
