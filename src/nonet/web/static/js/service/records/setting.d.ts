// Made by tools/page_types.py.

declare namespace Service {
  /** Changes to make: rules are numbers in the list of the layout. */
  interface AdviceAnswer {
    /** Givens that cannot all be right. */
    conflictCells: number[];
    /** Rules that cannot hold together with them. */
    conflictRules: number[];
    /** Fewest further givens that leave one solution. */
    givens: [number, number][];
    /** A further rule that does so as well, as a line; empty: none found. */
    rule: string;
    /** Givens of which any one can be left out. */
    needlessCells: number[];
    /** Rules of which any one can be left out. */
    needlessRules: number[];
    /** Whether there was time to look at every given and rule. */
    isComplete: boolean;
  }

  /** Drawings, by their places in the lists of the cosmetics. */
  interface DrawnRecord {
    strokes: number[];
    shapes: number[];
    outlines: number[];
  }

  /** The lines with their numbers, in the same order; one that has none to find is as before. */
  interface FillRulesAnswer {
    lines: string[];
    /** How many have got a number. */
    filled: number;
  }

  /** A puzzle, and rules as lines, some without their numbers. */
  interface FillRulesQuestion {
    state: StateSent;
    /** Rules as the command line takes them, one a line. */
    lines?: string[];
    /** Which solution, where there are several. */
    seed?: number;
  }

  /** Puzzles that were made; `problem` says why there are fewer than asked for. */
  interface GenerateAnswer {
    puzzles: GeneratedRecord[];
    seed: number;
    problem: Problem | null;
  }

  /** Custom puzzles; what is null or left out does not matter. */
  interface GenerateQuestion {
    layout?: LayoutRecordSent | null;
    count?: number;
    /** The fewest and the most. */
    givens?: [number, number] | null;
    minimal?: boolean;
    symmetry?:
      | "none"
      | "half-turn"
      | "quarter-turn"
      | "top-bottom"
      | "left-right"
      | "diagonal"
      | "anti-diagonal"
      | "full"
      | "horizontal"
      | "vertical";
    /** Cells that may hold givens. */
    pattern?: number[] | null;
    /** Its digits are among the givens. */
    start?: StateSent | null;
    /** A level, an ER, or the lowest and the highest ER. */
    difficulty?: string | number | [number, number] | null;
    gem?: "pearl" | "diamond" | null;
    hardest?: string | null;
    requires?: string[];
    without?: string[];
    /** "hodoku", "everything", or an order in TOML. */
    order?: string | null;
    distinct?: boolean;
    /** Rules, and requests for clues such as killer or thermometer 2-4. */
    rules?: string[];
    /** A kind of puzzle with rules, such as killer. */
    ruleKind?: string | null;
    tries?: number | null;
    method?: "carve" | "plant" | null;
    seed?: number | null;
    /** Seconds. */
    timeLimit?: number;
  }

  /** A puzzle with exactly one solution. */
  interface GeneratedRecord {
    state: State;
    solution: number[];
    grade: GradeRecord | null;
    rating: RatingRecord | null;
    tries: number;
    /** What is drawn, as nonet's own format has it. */
    cosmetics: Record<string, unknown>;
  }

  /** A line that is no rule, or one that does not fit. */
  interface LineProblem {
    /** From 1. */
    line: number;
    /** No rule has this name, it is written in another way, or the board does not allow it. */
    kind: "unknown" | "form" | "fit";
    name: string;
    /** How the rule is written; empty where it is unknown. */
    usage: string;
    /** Names much like an unknown one. */
    close: string[];
    /** What is wrong, in the language of the question; empty where unknown. */
    message: string;
  }

  /** A rule that was read. */
  interface LineRecord {
    /** The line in its shortest common form. */
    text: string;
    name: string;
    /** Its own title, or what its kind is called. */
    title: string;
    /** Its numbers and words, without cells. */
    words: string;
    /** In their order; none for a rule of the whole grid. */
    cells: number[];
    /** How it is named and drawn; null: its kind never is. */
    dress: DressRecord | null;
    /** Of how many rules it is made; 0: of none. */
    parts: number;
  }

  /** The lines of the moved rules, each once; those that would leave the grid are left out. */
  interface MoveRulesAnswer {
    lines: string[];
  }

  /** Rules that are to be at another place of a grid: shifted, or at all symmetric places. */
  interface MoveRulesQuestion {
    layout: LayoutRecordSent;
    /** Rules as the command line takes them, one a line. */
    lines?: string[];
    down?: number;
    right?: number;
    symmetry?:
      | "none"
      | "half-turn"
      | "quarter-turn"
      | "top-bottom"
      | "left-right"
      | "diagonal"
      | "anti-diagonal"
      | "full"
      | "horizontal"
      | "vertical";
  }

  /** A number or a word of a rule. */
  interface ParameterRecord {
    name: string;
    /** number, numbers, pairs, word or flag. */
    form: string;
    isOptional: boolean;
    /** To choose from; none: any. */
    words: string[];
    /** The number that is meant where it is left out. */
    usual: number | null;
  }

  /** The rules that are proposed, and what the solver says of them together. */
  interface ProposeAnswer {
    rules: ProposedRecord[];
    verdict: string;
    /** Sentences without a rule. */
    unnamed: string[];
    /** How many drawings are without a rule. */
    left: number;
    /** The puzzle with the rules, in nonet's own format. */
    accepted: string;
  }

  /** Which rules a puzzle may have that are only drawn or described. */
  interface ProposeQuestion {
    /** A link, or the text of one puzzle. */
    text?: string | null;
    /** The puzzle itself, in place of a text. */
    puzzle?: PosedSent | null;
    /** Of the rules in words. */
    language?: string;
  }

  /** Rules of a kind that are proposed for the same reason. */
  interface ProposedRecord {
    /** That of the puzzle, with these rules alone. */
    layout: LayoutRecord;
    words: string[];
    /** Of each rule; none for those of the grid. */
    cells: number[][];
    confidence: number;
    reason: string;
    /** The sentence of the author that names them, if one does. */
    said: string;
    /** What they replace. */
    drawn: DrawnRecord;
  }

  /** A kind of roles of cells, such as doublers: layers with their rules. */
  interface RoleKindRecord {
    name: string;
    /** By which setters look for it. */
    words: string[];
    /** The layer of roles that it adds. */
    layer: string;
  }

  /** A kind of rule. */
  interface RuleKindRecord {
    /** As a line begins. */
    name: string;
    title: string;
    meaning: string;
    family: "lines" | "cages" | "cells" | "outside" | "grid" | "made";
    usage: string;
    /** Other names that are this rule's alone. */
    aliases: string[];
    /** By which setters look for it, the most usual first. */
    words: string[];
    parameters: ParameterRecord[];
    /** Groups of cells; 0: none, it is about the whole grid; 3: two or more. */
    groups: number;
    /** Whether the first group is one cell. */
    isSingle: boolean;
    /** Whether it is about two cells: more make a chain of such rules. */
    isPair: boolean;
    /** The line that says that all marks of its kind are given; empty: it is none. */
    givenLine: string;
    /** Whether its cells are usually along a diagonal. */
    isDiagonal: boolean;
    /** Cells that a clue outside is usually about, from it on; 0: all. */
    reach: number;
    /** Whether several lines may have one bulb. */
    isBranching: boolean;
    /** Whether a line may end in its first cell. */
    mayClose: boolean;
    /** Whether a line may have several strokes. */
    mayBranch: boolean;
    /** Whether a clue outside may point outwards, too. */
    isTurned: boolean;
    /** Whether it has a title, a text and a drawing of a setter's own. */
    isOwn: boolean;
    /** How many rules it is made of at least; 0: of none. */
    fewestParts: number;
    /** How many rules it is made of at most; 0: any number, or none. */
    mostParts: number;
    /** Of the grid of its picture. */
    size: number;
    /** Its picture; null where there is none. */
    scene: SceneRecord | null;
  }

  /** Kinds of rules by family, and then by title; and what else is looked for among them. */
  interface RuleKindsAnswer {
    kinds: RuleKindRecord[];
    tools: ToolRecord[];
    roles: RoleKindRecord[];
  }

  /** All kinds of rules. */
  interface RuleKindsQuestion {
    language?: string;
  }

  /** The layout of the lines that are rules, and what is wrong with the others. */
  interface SetRulesAnswer {
    layout: LayoutRecord;
    scene: SceneRecord;
    rules: LineRecord[];
    problems: LineProblem[];
  }

  /** A grid, and rules as lines; those that the layout has come first. */
  interface SetRulesQuestion {
    layout: LayoutRecordSent;
    /** Rules as the command line takes them, one a line. */
    lines?: string[];
    /** What is drawn, as nonet's own format has it. */
    cosmetics?: Record<string, unknown>;
    language?: string;
  }

  /** The solutions of a puzzle. */
  interface SurveyAnswer {
    /** Undecided where two minutes were not enough. */
    status: "unique" | "several" | "none" | "contradictory" | "undecided";
    /** The solution; two where there are several. */
    solutions: number[][];
    /** Cells in which the two differ. */
    differences: number[];
    /** For each cell and digit, in how many of `total` solutions it is; empty beyond 36 × 36. */
    counts: number[][];
    total: number;
    /** Whether these are all solutions, and not a random selection. */
    isComplete: boolean;
    /**
     * The digits of each cell that are in some solution; null where there was no time, and beyond
     * 36 × 36.
     */
    candidates: number[][] | null;
  }

  /** Something that setters look for among the rules and that is none. */
  interface ToolRecord {
    name: string;
    /** The part of the desk that has it. */
    section: "drawing" | "board";
    /** By which setters look for it. */
    words: string[];
  }
}
