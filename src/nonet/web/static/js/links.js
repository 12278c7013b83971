// Links of version 3: the whole puzzle as JSON, compressed, in the fragment of an address.
//
// `p=3.BASE64`: raw deflate in Base64 for addresses of `{l: layout, g: givens}`, and as far as they
// are there `t` title, `a` author, `r` rules, `m` message, `c` cosmetics, `s` solution; digits as
// in links of before.

import { MAX_NAME } from "./dom.js";
import { packed, stateOf, unpacked } from "./share.js";
import { t } from "./words.js";

/** Up to which length a link carries the solution as well. */
const LONG = 2_000;
/** Most bytes that a link is unpacked to. */
const LARGEST = 1_000_000;
/** Most characters of the rules, and of the message. */
const MAX_TEXT = 10_000;

/** @param {ReadableStream<Uint8Array>} stream @param {number} most */
async function bytesOf(stream, most) {
  const parts = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      reader.cancel().catch(() => {});
      throw new RangeError();
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(/** @type {BlobPart[]} */ (parts)).arrayBuffer());
}

/** @param {BlobPart} bytes @param {GenericTransformStream} through @param {number} most */
const piped = (bytes, through, most) =>
  bytesOf(new Blob([bytes]).stream().pipeThrough(/** @type {any} */ (through)), most);

/** @param {object} fields */
async function pack(fields) {
  const stream = new CompressionStream("deflate-raw");
  const bytes = await piped(JSON.stringify(fields), stream, LARGEST);
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * The address of a puzzle with all that its file says, and with its solution where that fits.
 * @param {State} state @param {Partial<PuzzleFile> & {title?: string}} file
 */
export async function linkOf({ layout, givens }, file) {
  const { title, author, rules, message, cosmetics = {}, solution } = file;
  const isDrawn = cosmetics.fog || Object.values(cosmetics).some((items) => items.length);
  const fields = {
    l: Object.fromEntries(Object.entries(layout).filter(([, value]) => value)),
    g: packed(givens),
    t: title || undefined,
    a: author || undefined,
    r: rules || undefined,
    m: message || undefined,
    c: isDrawn ? cosmetics : undefined,
  };
  const address = (/** @type {string} */ text) =>
    `${location.origin}${location.pathname}#p=3.${text}`;
  const whole = solution ? address(await pack({ ...fields, s: packed(solution) })) : "";
  return whole && whole.length <= LONG ? whole : address(await pack(fields));
}

/**
 * The puzzle of the field `p` from its version on, or what is wrong with it.
 * @param {string} text
 * @returns {Promise<{wrong: string} | {state: State, title: string, file: Partial<PuzzleFile>}>}
 */
export async function readLink(text) {
  let fields;
  try {
    const base = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(base, (sign) => sign.charCodeAt(0));
    fields = JSON.parse(
      new TextDecoder("utf-8", { fatal: true }).decode(
        await piped(bytes, new DecompressionStream("deflate-raw"), LARGEST),
      ),
    );
  } catch {
    return { wrong: t("share-damaged") };
  }
  try {
    const { state, wrong } = stateOf(fields.l, unpacked(fields.g));
    if (!state) return { wrong: wrong ?? t("share-damaged") };
    const count = state.givens.length;
    const solution = fields.s === undefined ? null : unpacked(fields.s);
    const line = (/** @type {unknown} */ value) =>
      String(value ?? "")
        .replace(/\p{Cc}/gu, " ")
        .slice(0, MAX_NAME);
    const prose = (/** @type {unknown} */ value) => String(value ?? "").slice(0, MAX_TEXT);
    return {
      state,
      title: line(fields.t),
      file: {
        author: line(fields.a),
        rules: prose(fields.r),
        message: prose(fields.m),
        cosmetics: fields.c ?? {},
        solution: solution?.length === count ? solution : null,
      },
    };
  } catch {
    return { wrong: t("share-damaged") };
  }
}
