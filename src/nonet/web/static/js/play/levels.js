// The one level of puzzles that has two names: ours, and that of HoDoKu, which files may have.

const ALIASES = /** @type {Record<string, string>} */ ({ unfair: "Expert" });

/**
 * The name of a level as nonet writes it, in capitals or not; any other word as it is.
 * @param {string} name
 */
export const usualLevel = (name) => ALIASES[name.toLowerCase()] ?? name;
