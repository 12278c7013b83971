// The board of a draft: its layout without the rules, which are lines.

/**
 * A layout in two parts: the board alone, and its rules.
 * @param {Layout} layout @returns {[board: Layout, rules: Partial<Layout>]}
 */
export function parted({ size, box, regions, digits, layers, ...rules }) {
  const board = { size, box: box ?? null, regions: regions ?? null };
  return [{ ...board, ...(digits && { digits }), ...(layers && { layers }) }, rules];
}

/** Whether two layouts have the same board. @param {Layout} one @param {Layout} other */
export const isSameBoard = (one, other) =>
  JSON.stringify(parted(one)[0]) === JSON.stringify(parted(other)[0]);

/**
 * Whether two boards are drawn alike but for their rules.
 * @param {Geometry} one @param {Geometry} other
 */
export const isDrawnAlike = (one, other) =>
  String([one.size, one.first, one.last, one.regions]) ===
  String([other.size, other.first, other.last, other.regions]);
