// Made by tools/page_types.py.

declare namespace Service {
  /** Further givens that leave one solution; none where there was no time to find them. */
  interface AmbiguityRecord {
    givens: [number, number][];
    /** Whether it is proved that fewer do not. */
    smallest: boolean;
  }

  /** A rule that digits break, whatever is still to come: *cage of 15: 16*. */
  interface BrokenRecord {
    cells: number[];
    words: string;
  }

  /** Pencil marks of each cell; a filled one has none. */
  interface CandidatesAnswer {
    candidates: number[][];
  }

  /** All techniques. */
  interface CatalogueAnswer {
    techniques: TechniqueRecord[];
  }

  /** The catalogue, in a language. */
  interface CatalogueQuestion {
    language?: string;
  }

  /** A link of a long argument, with its sentence. */
  interface ChainRecord {
    /** Index in the links of the step, and in the arrows of its overlay. */
    link: number;
    words: string;
  }

  /** The check of a grid. */
  interface CheckAnswer {
    status: "unique" | "several" | "none" | "contradictory";
    conflicts: ConflictRecord[];
    /** The solution; two where there are several. */
    solutions: number[][];
    /** Cells in which the two differ. */
    differences: number[];
    mistakes: MistakeRecord[];
    /** With all roles that count. */
    solved: boolean;
    /** Of each solution the numbers of its layers, as a state has. */
    layers: number[][];
    /** Asked for: no solution, why? */
    conflictSet: ConflictSetRecord | null;
    /** Asked for: several solutions, why? */
    ambiguity: AmbiguityRecord | null;
  }

  /** A question about a grid; `explain` asks for the reason and the repairs as well. */
  interface CheckQuestion {
    state: StateSent;
    language?: string;
    /** How sentences name cells. */
    cellNames?: "rc" | "short" | "words";
    explain?: boolean;
  }

  /** All rules about sums that the cell is part of. */
  interface CombinationsAnswer {
    rules: CombinationsRecord[];
  }

  /** The combinations of the sums of a cell. */
  interface CombinationsQuestion {
    state: StateSent;
    cell: number;
    language?: string;
  }

  /** The sets of digits that the cells of a sum can have; `count` is the number of all. */
  interface CombinationsRecord {
    name: string;
    cells: number[];
    sets: number[][];
    /** Null where there are too many to list. */
    count: number | null;
  }

  /** Two equal digits in a house. */
  interface ConflictRecord {
    cells: number[];
    digit: number;
    house: string;
  }

  /** A smallest contradictory set of digits that was found, and which of them may go. */
  interface ConflictSetRecord {
    cells: number[];
    /** Rules without which the digits could be right. */
    rules: RuleRecord[];
    /** Whether it is proved that none can be left out. */
    minimal: boolean;
    repairs: RepairRecord[];
  }

  /** The rules that digits break, beyond those that are nothing but houses. */
  interface ConflictsAnswer {
    broken: BrokenRecord[];
  }

  /** Which rules these digits break; 0 is an empty cell. */
  interface ConflictsQuestion {
    layout: LayoutRecordSent;
    digits: number[];
    /** Rules there are not looked at. */
    hidden?: number[];
    language?: string;
  }

  /** The number of solutions; after a time-out, the number found so far. */
  interface CountAnswer {
    count: number;
    complete: boolean;
  }

  /** How many solutions, up to a limit. */
  interface CountQuestion {
    state: StateSent;
    limit?: number;
  }

  /** A state that shows a technique at work. */
  interface Example {
    state: State;
    step: StepRecord;
  }

  /** How hard a puzzle is. */
  interface GradeRecord {
    level: string;
    score: number;
    /** An entry of the order; empty: no step. */
    hardest: string;
    steps: Record<string, number>;
    /** Whether the techniques solve it. */
    solved: boolean;
    /** Whether it is harder than each step: there are many, or many at one place alone. */
    byLength: boolean;
    /** At how many places the hardest is found, at the fewest; 4: or more, 0: unknown. */
    places: number;
    /** What a person may take for it: an estimate. */
    seconds: number;
  }

  /** Candidates, a house or a rule with the part that they play in an argument. */
  interface GroupRecord {
    role: string;
    digits: number[];
    cells: number[];
    house: HouseRecord | null;
    /** What a rule beyond houses is called: *cage of 15*. */
    rule: string | null;
    candidates: [number, number][];
  }

  /** The mistakes, or else the easiest step; `candidates` is the state that it speaks of. */
  interface HintAnswer {
    solved: boolean;
    /** The hint as a nudge. */
    message: string;
    mistakes: MistakeRecord[];
    step: StepRecord | null;
    candidates: number[][];
  }

  /** A hint, from these techniques. */
  interface HintQuestion {
    state: StateSent;
    language?: string;
    /** How sentences name cells. */
    cellNames?: "rc" | "short" | "words";
    allowed?: string[] | null;
    without?: string[];
  }

  /** A house that an argument speaks of. */
  interface HouseRecord {
    name: string;
    cells: number[];
  }

  /** From one group to another one: inference of a chain. */
  interface LinkRecord {
    /** Index of a group. */
    from: number;
    to: number;
    strong: boolean;
  }

  /** Something wrong with a state. */
  interface MistakeRecord {
    kind: "conflict" | "rule" | "unsolvable" | "entry" | "empty" | "mark";
    cells: number[];
    digit: number | null;
    message: string;
    /** The same without the cell. */
    nudge: string;
    /** The house that the nudge names. */
    house: HouseRecord | null;
  }

  /** Progress of a long-running call. */
  interface Progress {
    seconds: number;
    found: number;
    nodes: number;
    depth: number;
    fraction: number | null;
    note: string;
  }

  /** A question about a grid. */
  interface Question {
    state: StateSent;
  }

  /** A technique of the scale that a rating needed. */
  interface RatedTechnique {
    /** In the words of the scale. */
    name: string;
    /** The nearest one of the catalogue. */
    technique: string;
    rating: number;
    /** How often. */
    steps: number;
  }

  /** How hard a puzzle is on the scale of Sudoku Explainer. */
  interface RatingRecord {
    er: number;
    ep: number;
    ed: number;
    gem: "pearl" | "diamond" | null;
    /** Whether the techniques of the scale solve it. */
    solved: boolean;
    engine: string;
    scale: string;
    /** The hardest first; empty where only ER was asked. */
    techniques: RatedTechnique[];
  }

  /** The chain; without links where single digits show no contradiction. */
  interface RefuteAnswer {
    links: RefutingLink[];
  }

  /** A digit that is wrong in a cell; the state has the right digits alone. */
  interface RefuteQuestion {
    state: StateSent;
    language?: string;
    /** How sentences name cells. */
    cellNames?: "rc" | "short" | "words";
    cell?: number;
    digit?: number;
  }

  /** A link of the chain: its words, the digits supposed or found so far, and where to look. */
  interface RefutingLink {
    words: string;
    /** Cells and digits. */
    placed: [number, number][];
    /** The house or cell that the sentence speaks of. */
    cells: number[];
  }

  /** A digit of a conflict set; without it the puzzle has a solution. */
  interface RepairRecord {
    cell: number;
    /** Whether exactly one. */
    unique: boolean;
  }

  /** A rule with its place; rules of a kind have the same sentence. */
  interface RuleRecord {
    name: string;
    sentence: string;
    /** None: the whole grid. */
    cells: number[];
    /** What to say of the rule in each cell; empty: nothing. */
    words: string[];
    /** Whether it is a group of cells, not a line or a mark. */
    isArea: boolean;
  }

  /** Rules in words: as a text, and one by one. */
  interface RulesAnswer {
    text: string;
    /** What the puzzle is called for its rules; empty where there are none. */
    name: string;
    /** What holds for rows, columns and regions. */
    grid: string;
    rules: RuleRecord[];
    /** Whether there are combinations to ask for. */
    hasSums: boolean;
  }

  /** The rules of this layout in words. */
  interface RulesQuestion {
    layout: LayoutRecordSent;
    language?: string;
  }

  /** The solution of a grid in its current state. */
  interface SolveAnswer {
    digits: number[];
  }

  /** A step: what follows, and the argument for it in words and in parts to draw. */
  interface StepRecord {
    technique: string;
    name: string;
    level: string;
    score: number;
    nudge: string;
    point: string;
    show: string;
    /** All of a long argument, where `show` leaves inferences out. */
    whole: string | null;
    notation: string;
    placements: [number, number][];
    eliminations: [number, number][];
    /** Those that the nudge names. */
    nudgeHouses: HouseRecord[];
    houses: HouseRecord[];
    groups: GroupRecord[];
    links: LinkRecord[];
    /** Of a long argument: its links one by one. */
    chain: ChainRecord[];
    overlay: OverlayRecord;
    /** Of a single: filled cells and empty ones they close. */
    blocks: [number, number][];
  }

  /** The mistakes, or else steps, easier techniques first; `total` counts all of them. */
  interface StepsAnswer {
    mistakes: MistakeRecord[];
    steps: StepRecord[];
    total: number;
  }

  /** All steps, of these techniques. */
  interface StepsQuestion {
    state: StateSent;
    language?: string;
    /** How sentences name cells. */
    cellNames?: "rc" | "short" | "words";
    techniques?: string[] | null;
    limit?: number;
  }

  /** A question that is answered in words. */
  interface TeachQuestion {
    state: StateSent;
    language?: string;
    /** How sentences name cells. */
    cellNames?: "rc" | "short" | "words";
  }

  /** All about a technique. */
  interface TechniquePage {
    technique: string;
    name: string;
    family: string;
    level: string;
    score: number;
    rank: number;
    graded: boolean;
    aliases: string[];
    description: string;
    example: Example | null;
  }

  /** A technique, by any of its names. */
  interface TechniqueQuestion {
    name: string;
    language?: string;
    /** How sentences name cells. */
    cellNames?: "rc" | "short" | "words";
  }

  /** A technique of the catalogue. */
  interface TechniqueRecord {
    technique: string;
    name: string;
    family: string;
    level: string;
    score: number;
    rank: number;
    graded: boolean;
    aliases: string[];
    description: string;
  }

  /** The way to the solution: the pencil marks before the first step, and the steps. */
  interface WalkthroughAnswer {
    candidates: number[][];
    steps: StepRecord[];
    solved: boolean;
    grade: GradeRecord;
  }
}
