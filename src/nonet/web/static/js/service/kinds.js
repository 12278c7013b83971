// Made by tools/page_types.py: `make page-types` renews it.
// Kinds of questions that are treated in a way of their own.

/** They take their time, and are done beside what is quick. */
export const JOBS = new Set([
  "advise",
  "count",
  "export-file",
  "generate",
  "import",
  "print",
  "propose",
  "rate",
  "survey",
  "true-candidates",
  "worksheet",
]);

/** They take long on large boards. */
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
