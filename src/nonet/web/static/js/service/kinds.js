// Made by tools/page_types.py.

/** Kinds of questions that take long on large boards. */
export const SEARCHES = new Set([
  "advise",
  "count",
  "generate",
  "grade",
  "propose",
  "rate",
  "solve",
  "survey",
  "true-candidates",
  "walkthrough",
]);

/**
 * The parts of a library that a question reads.
 * @type {Partial<Record<Kind, ("chosen" | "answers" | "moments" | "daily" | "known")[]>>}
 */
export const READS = {
  coach: ["chosen", "answers"],
  course: ["answers"],
  daily: ["daily"],
  export: ["chosen"],
  "export-file": ["chosen"],
  forms: ["chosen"],
  import: ["known"],
  "keep-learning": ["moments", "daily"],
  learning: ["answers", "daily"],
  print: ["chosen"],
  weekly: ["answers"],
};
