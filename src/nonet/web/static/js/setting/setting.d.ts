// What the modules of the setter's desk exchange. Only the type checker reads this file.

/** A puzzle as it is being made: its layout without rules, and these as lines. */
interface Draft {
  layout: Layout;
  lines: string[];
  givens: number[];
  cosmetics: Cosmetics;
  title: string;
  author: string;
  rules: string;
  message: string;
}
/** What takes a change of a draft back: fields, and the digits of cells. */
type Patch = Partial<Draft> & { cells?: CellDigit[] };
/** What a game that is a draft is saved with. */
interface SavedDraft {
  lines: string[];
  past: Patch[];
  future: Patch[];
}
/** A rule on the board, as the server read it. */
interface SetRule {
  text: string;
  name: string;
  title: string;
  words: string;
  cells: number[];
}
interface LineProblem {
  line: number;
  kind: "unknown" | "form" | "fit";
  name: string;
  usage: string;
  close: string[];
  message: string;
}
interface RulesAnswer {
  layout: Layout;
  scene: Scene;
  rules: SetRule[];
  problems: LineProblem[];
}
interface RuleParameter {
  name: string;
  form: "number" | "numbers" | "pairs" | "word" | "flag";
  isOptional: boolean;
  words: string[];
}
interface RuleKind {
  name: string;
  title: string;
  meaning: string;
  family: string;
  usage: string;
  aliases: string[];
  parameters: RuleParameter[];
  groups: number;
  isSingle: boolean;
  isDiagonal: boolean;
  size: number;
  scene: Scene | null;
}
interface Survey {
  status: Status | "undecided";
  solutions: number[][];
  differences: number[];
  counts: number[][];
  total: number;
  isComplete: boolean;
  candidates: number[][] | null;
}
interface Advice {
  conflictCells: number[];
  conflictRules: number[];
  givens: CellDigit[];
  rule: string;
  needlessCells: number[];
  needlessRules: number[];
  isComplete: boolean;
}
/** What the server has said of a draft so far. */
interface Findings {
  survey: Survey | null;
  advice: Advice | null;
  grade: Grade | null;
  isBusy: boolean;
  problem: string;
}
type Desk = import("./desk.js").Desk;
