// Jigsaw layouts of our own, by size: the region of each cell, row by row.
const read = (/** @type {string} */ rows) =>
  [...rows.replaceAll(" ", "")].map((region) => Number(region) - 1);

/** @type {Record<number, number[]>} */
export const JIGSAWS = {
  4: read("1112 3122 3342 3444"),
  5: read("11111 22344 23334 22344 55555"),
  6: read("332222 311122 331664 311644 556664 555544"),
  7: read("1111122 3113222 3333342 6444442 6455555 6665775 6677777"),
  8: read("11322224 11332224 11133424 15336444 55536648 57566888 57776688 57777688"),
  9: read(
    "111123333 141222363 141252363 145552663 448852266 744855569 747858969 747888969 777789999",
  ),
};
