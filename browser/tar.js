// Reads tar archives of plain files.

const BLOCK = 512;
/** Where a header has what, and how long that may be. */
const NAME = [0, 100];
const SIZE = [124, 12];

/**
 * The files of an archive by their names; they share its memory.
 *
 * @param {Uint8Array} archive
 * @returns {Map<string, Uint8Array>}
 */
export function filesOf(archive) {
  const decoder = new TextDecoder();
  /** @type {Map<string, Uint8Array>} */
  const files = new Map();
  for (let at = 0; at + BLOCK <= archive.length && archive[at]; ) {
    const [name, size] = [NAME, SIZE].map(([start, length]) =>
      decoder.decode(archive.subarray(at + start, at + start + length)).replace(/\0.*$/s, ""),
    );
    const [start, length] = [at + BLOCK, Number.parseInt(size, 8)];
    files.set(name, archive.subarray(start, start + length));
    at = start + Math.ceil(length / BLOCK) * BLOCK;
  }
  return files;
}
