// Reads links of version 3: the whole puzzle as JSON, compressed, in the fragment of an address.
// `nonet.formats.nonet_link` writes them and says what is in them; digits are as in older links.

/** @import { Refusal } from "../service/refusals.js" */
import { findScene } from "../board/find_scene.js";
import { MAX_NAME } from "../page/dom.js";
import { t } from "../page/words.js";
import { stateOf, unpacked } from "./share.js";

/** Most bytes that a link is unpacked to. */
const LARGEST = 1_000_000;
/** Most characters of the rules, and of the message. */
const MAX_TEXT = 10_000;
/** How many rules are looked at one by one. */
const MOST_TRIED = 50;

/** What is wrong with a link, for the player. */
class Broken extends Error {}

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
function bytesOf(text) {
  const stray = /[^A-Za-z0-9_-]/u.exec(text);
  if (stray) throw new Broken(t("share-stray", { sign: stray[0] }));
  // One letter alone says nothing: the rest of its group was cut off.
  const whole = text.length % 4 === 1 ? text.slice(0, -1) : text;
  const base = atob(whole.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(base, (sign) => sign.charCodeAt(0));
}

/**
 * What was compressed. Where the bytes are right as far as they go, the end of the link is missing.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function unpackedText(bytes) {
  const { readable, writable } = new DecompressionStream("deflate-raw");
  const [writer, reader] = [writable.getWriter(), readable.getReader()];
  let isRead = false;
  writer
    .write(bytes)
    .then(() => {
      isRead = true;
      return writer.close();
    })
    .catch(() => {}); // the reader hears of it
  const parts = [];
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > LARGEST) break;
      parts.push(part.value);
    }
  } catch {
    throw new Broken(t(isRead ? "share-cut" : "share-damaged"));
  }
  if (length > LARGEST) {
    reader.cancel().catch(() => {});
    throw new Broken(t("share-damaged"));
  }
  const whole = new Uint8Array(await new Blob(parts).arrayBuffer());
  return new TextDecoder("utf-8", { fatal: true }).decode(whole);
}

/**
 * The puzzle of the field `p` from its version on, or what is wrong with it.
 * @param {string} text
 * @returns {Promise<{wrong: string} | {state: State, title: string, file: Partial<PuzzleFile>}>}
 */
export async function readLink(text) {
  let fields;
  try {
    fields = JSON.parse(await unpackedText(bytesOf(text)));
  } catch (error) {
    return { wrong: error instanceof Broken ? error.message : t("share-damaged") };
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

/**
 * Which rule of a layout does not fit its board, in a sentence.
 * @param {Layout} layout
 */
export async function misfit({ size, box, regions, constraints, ...board }) {
  const { digits, shape, holes, houses, layers } = board;
  const plain = { size, box, regions, digits, shape, holes, houses, layers };
  const rules = Array.isArray(constraints) ? constraints.slice(0, MOST_TRIED) : [];
  for (const [index, rule] of rules.entries()) {
    try {
      await findScene({ ...plain, constraints: [rule] });
    } catch (error) {
      const said = /** @type {Partial<Refusal>} */ (error).detail ?? "";
      const [cell] = /\br[0-9]+c[0-9]+\b/.exec(said) ?? [];
      const type = String(/** @type {{type?: unknown} | null} */ (rule)?.type ?? "?");
      const name = type.replaceAll("_", " ").slice(0, MAX_NAME);
      const found = { number: index + 1, rule: name };
      return cell ? t("share-rule-at", { ...found, cell }) : t("share-rule", found);
    }
  }
  return t("share-rules");
}
