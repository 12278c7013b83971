// Made by tools/page_types.py.

/** Kinds of questions that take their time. */
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
