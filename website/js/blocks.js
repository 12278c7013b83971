// The text of a code block: its code behind the prompts of an interactive session, and what the
// session prints. A block without prompts is code alone.

const PROMPT = ">>>";
const CONTINUED = "...";

/** @param {string} line @param {string} prompt */
const begins = (line, prompt) => line === prompt || line.startsWith(`${prompt} `);

/** Whether a text is a session with prompts. @param {string} text */
export const isSession = (text) => text.split("\n").some((line) => begins(line, PROMPT));

/**
 * The lines of a session: the code behind a prompt, or null for what is printed.
 * @param {string} text @returns {(string | null)[]}
 */
function codeLines(text) {
  let isCode = false;
  return text.split("\n").map((line) => {
    isCode = begins(line, PROMPT) || (isCode && begins(line, CONTINUED));
    return isCode ? line.slice(PROMPT.length + 1) : null;
  });
}

/**
 * The code of a block, without prompts and output.
 * @param {string} text
 */
export function codeIn(text) {
  const lines = isSession(text) ? codeLines(text).filter((line) => line !== null) : [text];
  return `${lines.join("\n").trimEnd()}\n`;
}

/**
 * The code of a block with each line where it is in the block: the numbers of errors are those that
 * the reader counts.
 * @param {string} text
 */
export const codeInPlace = (text) =>
  isSession(text)
    ? codeLines(text)
        .map((line) => line ?? "")
        .join("\n")
    : text;

/** Whether a session goes on after an error, as the block shows it. @param {string} text */
export const goesOnAfterErrors = (text) => /^Traceback \(most recent call last\):$/m.test(text);

/**
 * A name for a text, by which a block is found again: FNV-1a over its UTF-16 units.
 * @param {string} text
 */
export function nameOf(text) {
  let hash = 0x811c9dc5;
  for (let at = 0, end = text.trimEnd().length; at < end; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
