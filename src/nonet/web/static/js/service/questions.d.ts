// What is asked of the engine, and how. Only the type checker reads this.

interface Progress {
  seconds: number;
  found: number;
  nodes: number;
  depth: number;
  fraction: number | null;
}
interface Job<Answer> {
  answer: Promise<Answer>;
  stop(): void;
}
/** Who hears how far the answer is. */
interface Listening {
  onProgress?: (progress: Progress) => void;
}
/** What answers questions, once it is up. */
interface Engine {
  // biome-ignore lint/suspicious/noExplicitAny: `ask` of engine.js knows what is answered
  ask(kind: Kind, question: object, listening: Listening): Job<any>;
  isUp(): boolean;
  up: Promise<unknown>;
}
/** A file, by an address that can be saved. */
interface MadeFile {
  file: string;
  fileName: string;
  size: number;
}
// biome-ignore lint/suspicious/noExplicitAny: the page describes it where it is shown
type Described = any;

/** The answers of the engine, by kinds of questions. */
interface Answers {
  about: Described;
  advise: Advice;
  candidates: { candidates: Digits[] };
  check: Verdict;
  coach: Described;
  combinations: { rules: Combinations[] };
  conflicts: { broken: Broken[] };
  count: { count: number; complete: boolean };
  course: Described;
  daily: Described;
  exercise: Described;
  "exercise-check": Described;
  "exercise-hint": Described;
  "exercise-set": Described;
  export: {
    text: string;
    mediaType: string;
    fileName: string;
    lost: string[];
    problems: Problem[];
  };
  "export-file": MadeFile & { lost: string[]; problems: Problem[] };
  "fill-rules": Described;
  formats: { formats: { name: string; title: string; many: boolean }[] };
  forms: { forms: string[]; lost: Record<string, string[]>; losingRules: string[] };
  generate: { puzzles: MadePuzzle[]; problem: Problem | null };
  grade: Grade;
  hint: {
    solved: boolean;
    mistakes: Mistake[];
    step: Step | null;
    message: string;
    candidates: Digits[];
  };
  import: {
    added: number;
    known: number;
    problems: Problem[];
    dropped: Record<string, number> | null;
  };
  "keep-learning": Described;
  learning: Described;
  "move-rules": Described;
  parse: Described;
  placement: Described;
  refute: Described;
  "placement-result": Described;
  propose: {
    rules: Proposed[];
    verdict: string;
    unnamed: string[];
    left: number;
  };
  print: MadeFile & { puzzles: number; problems: Problem[] };
  rate: Rating;
  "rule-kinds": Described;
  rules: { text: string; name: string; grid: string; rules: PlacedRule[]; hasSums: boolean };
  "rules-check": Described;
  "rules-screens": Described;
  scene: Scene;
  "set-rules": Described;
  share: {
    sudokupad: string | null;
    fpuzzles: string | null;
    text: string;
    fragment: string | null;
    hasSolution: boolean;
    code: string[] | null;
  };
  solve: { digits: number[] };
  station: Described;
  "station-puzzle": Described;
  steps: { steps: Step[]; total: number; mistakes: Mistake[] };
  survey: Survey;
  technique: Described;
  techniques: { techniques: ListedTechnique[] };
  "true-candidates": { candidates: number[][] };
  walkthrough: { steps: Step[]; candidates: Digits[]; solved: boolean; grade: Grade };
  weekly: Described;
  worksheet: MadeFile & { seed: number };
}
type Kind = keyof Answers;

/** A question to a worker that waits or is being answered. */
interface Asked {
  id: number;
  kind: string;
  question: object;
  onProgress(progress: Progress): void;
  // biome-ignore lint/suspicious/noExplicitAny: `ask` of engine.js knows what is answered
  resolve(answer: any): void;
  reject(error: Refusal): void;
}
/** What a worker says: that it is up, that it cannot be, or something of a question. */
interface EngineMessage {
  ready?: boolean;
  kept?: boolean;
  failed?: boolean;
  id?: number;
  progress?: Progress;
  answer?: object;
  error?: Problem;
}
