// Made by tools/page_types.py: `make page-types` writes it anew.
// What answers are made of.

declare namespace Service {
  /** What the service is and what it takes. */
  interface About {
    name: string;
    version: string;
    maxSize: number;
    maxFile: number;
    maxSteps: number;
    levels: string[];
    languages: ("en" | "de" | "zh")[];
    symmetries:
      | ("none"
      | "half-turn"
      | "quarter-turn"
      | "top-bottom"
      | "left-right"
      | "diagonal"
      | "anti-diagonal"
      | "full"
      | "horizontal"
      | "vertical")[];
    /** Kinds of puzzle that are made on any layout. */
    kinds: string[];
  }

  /** What to change: rules are numbers in the list of the layout. */
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

  /** Further givens that leave one solution; none where there was no time to find them. */
  interface AmbiguityRecord {
    givens: [number, number][];
    /** Whether it is proved that fewer do not. */
    smallest: boolean;
  }

  /** An answer to an exercise, as the library keeps it. */
  interface AnswerRecord {
    station: string;
    technique: string;
    seed: number;
    right: boolean;
    hints: number;
    seconds: number;
    at: string;
    kind: "exercise" | "placement" | "game";
  }

  /** An area of whole cells, shaded or in a colour. */
  interface AreaRecord {
    x: number;
    y: number;
    width: number;
    height: number;
    tint: number | null;
  }

  /** A link from one candidate to another one; the dashed ones are weak. */
  interface ArrowRecord {
    start: [number, number];
    end: [number, number];
    strong: boolean;
    /** Not where the words of a long argument leave it out. */
    drawn: boolean;
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

  /** A link of a long argument, with its sentence. */
  interface ChainRecord {
    /** Index in the links of the step, and in the arrows of its overlay. */
    link: number;
    words: string;
  }

  /** A chapter of stations that follow each other. */
  interface ChapterRecord {
    chapter: string;
    title: string;
    stations: StationRecord[];
    /** Stations of it that are learnt. */
    learnt: number;
  }

  /** What is right or wrong with a grid. */
  interface CheckAnswer {
    status: "unique" | "several" | "none" | "contradictory";
    conflicts: ConflictRecord[];
    /** The solution; two where there are several. */
    solutions: number[][];
    /** Cells in which the two differ. */
    differences: number[];
    mistakes: MistakeRecord[];
    solved: boolean;
    /** Asked for: no solution, why? */
    conflictSet: ConflictSetRecord | null;
    /** Asked for: several solutions, why? */
    ambiguity: AmbiguityRecord | null;
  }

  /** What a game shows of its player. */
  interface CoachAnswer {
    used: UseRecord[];
    /** What the teacher uses on the whole way. */
    needed: UseRecord[];
    /** Right digits that no short argument gives. */
    unexplained: number;
    slips: SlipRecord[];
    /** Longest first; none where times are not known. */
    waits: WaitRecord[];
    practise: PractiseRecord | null;
    helped: boolean;
    /** How often the player was helped, where that is known. */
    helps: number;
  }

  /** All rules about sums that the cell is part of. */
  interface CombinationsAnswer {
    rules: CombinationsRecord[];
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

  /** The number of solutions; after a time-out, the number found so far. */
  interface CountAnswer {
    count: number;
    complete: boolean;
  }

  /** The course; the first chapter, that of the rules, is asked for by `rules-screens`. */
  interface CourseAnswer {
    chapters: ChapterRecord[];
    /** Stations to review now, those longest due first. */
    due: string[];
    /** Where the test at the beginning sent the learner. */
    start: string | null;
    /** The first station from there on that is not learnt yet. */
    following: string | null;
    /** Of those that were answered. */
    weakest: string | null;
    /** Stations that are learnt. */
    learnt: number;
  }

  /** A puzzle of a day or a week. */
  interface DatedPuzzle {
    state: State;
    scene: SceneRecord;
    grade: GradeRecord | null;
    /** That it needs. */
    station: string | null;
    /** In the library. */
    result: ResultRecord | null;
  }

  /** Whether the digit is right, and why; `cells` holds the digit that it repeats. */
  interface DigitVerdict {
    right: boolean;
    /** Whether the grid is full and right with it. */
    complete: boolean;
    message: string;
    cells: number[];
  }

  /** All of a game. The page alone says what history, save points and settings hold: any JSON. */
  interface Document {
    state: State;
    author: string;
    /** What the author says the rules are. */
    rules: string;
    /** What is shown when it is solved. */
    message: string;
    /** What is drawn, as nonet's own format has it. */
    cosmetics: Record<string, unknown>;
    /** Whether there may be rules that are only drawn. */
    hasUnreadRules: boolean;
    /** What the file has, right or wrong. */
    solution: number[] | null;
    version: 1 | 2 | 3;
    /** What the board shows of the layout. */
    scene: SceneRecord | null;
    marks: MarksRecord;
    history: unknown[];
    /** Seconds played when each move was made, where they are known. */
    times: (number | null)[];
    savePoints: unknown[];
    /** Seconds played. */
    elapsed: number;
    settings: Record<string, unknown>;
  }

  /** Drawings, by their places in the lists of the cosmetics. */
  interface DrawnRecord {
    strokes: number[];
    shapes: number[];
    outlines: number[];
  }

  /** A state that shows a technique at work. */
  interface Example {
    state: State;
    step: StepRecord;
  }

  /** A hint; what belongs to a greater depth is left out. */
  interface ExerciseHint {
    message: string;
    houses: HouseRecord[];
    /** Where to look, from the second depth on. */
    cells: number[];
    /** At the third depth. */
    step: StepRecord | null;
  }

  /** A position in which a technique is there, and nothing easier. */
  interface ExerciseRecord {
    /** Of the station or technique, as it was made for. */
    name: string;
    title: string;
    station: string | null;
    technique: string;
    seed: number;
    state: State;
    scene: SceneRecord;
    /** Steps that are accepted. */
    answers: number;
    /** Whether a digit is to be entered, rather than candidates removed. */
    places: boolean;
    /** The technique as a sentence looks for it, such as 'an X-wing'. */
    phrase: string;
  }

  /** Exercises on one thing; the same seed gives the same ones. */
  interface ExerciseSet {
    seed: number;
    exercises: ExerciseRecord[];
  }

  /** A text, what a file of it is called, what it does not hold, and what is left out. */
  interface ExportAnswer {
    text: string;
    mediaType: string;
    fileName: string;
    lost: string[];
    problems: Problem[];
  }

  /** Puzzles in a file. */
  interface ExportedFile {
    fileName: string;
    mediaType: string;
    /** Bytes. */
    size: number;
    /** The address of the file, where the page has it from. */
    file: string;
    problems: Problem[];
    lost: string[];
  }

  /** A game of a library; `puzzle` is the place of its puzzle in the list of puzzles, from 0. */
  interface FileGame {
    document: Document;
    created: string;
    updated: string;
    title: string;
    level: string | null;
    puzzle: number | null;
    begun: string | null;
    finished: string | null;
    deleted: string | null;
  }

  /** A puzzle of a library. */
  interface FilePuzzle {
    state: State;
    created: string;
    name: string;
    author: string;
    notes: string;
    level: string | null;
    score: number | null;
    rating: FileRating | null;
    tags: string[];
    collections: string[];
    deleted: string | null;
  }

  /** A rating, and what rated. */
  interface FileRating {
    er: number;
    ep: number;
    ed: number;
    engine: string;
  }

  /** A cell that is shaded. */
  interface FillRecord {
    cell: number;
    ink: "blue" | "orange" | "green" | "purple" | "sky" | "vermilion" | "yellow";
  }

  /** The lines with their numbers, in the same order; one that has none to find is as before. */
  interface FillRulesAnswer {
    lines: string[];
    /** How many have got a number. */
    filled: number;
  }

  /** A form in which puzzles are read or written. */
  interface FormatRecord {
    name: string;
    title: string;
    suffix: string;
    reads: boolean;
    writes: boolean;
    /** Whether a file holds several puzzles. */
    many: boolean;
  }

  /** All forms. */
  interface FormatsAnswer {
    formats: FormatRecord[];
  }

  /** Names of forms, the best first: those that lose nothing, and last those that lose rules. */
  interface FormsAnswer {
    forms: string[];
    /** What each of them loses, if it does. */
    lost: Record<string, string[]>;
    /** Which of them lose boxes, extra houses or rules. */
    losingRules: string[];
  }

  /** The outline of a house. */
  interface FrameRecord {
    cells: number[];
    ink: "blue" | "orange" | "green" | "purple" | "sky" | "vermilion" | "yellow";
    dashed: boolean;
    /** Those of a higher rank run further inside. */
    rank: number;
  }

  /** Puzzles that were made; `problem` says why there are fewer than asked for. */
  interface GenerateAnswer {
    puzzles: GeneratedRecord[];
    seed: number;
    problem: Problem | null;
  }

  /** A puzzle with exactly one solution. */
  interface GeneratedRecord {
    state: State;
    solution: number[];
    grade: GradeRecord | null;
    rating: RatingRecord | null;
    tries: number;
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
    /** Whether the score has raised the level above that of each step. */
    byLength: boolean;
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

  /** A part of what makes a rule stand out, under its marks: a stroke along a path. */
  interface HaloRecord {
    /** In SVG, where a cell is 40 units wide. */
    path: string;
    /** In the same units. */
    width: number;
    ink: "blue" | "orange" | "green" | "purple" | "sky" | "vermilion" | "yellow";
    /** Whether digits lie on it. */
    faint: boolean;
  }

  /** What is wrong, or else the easiest step; `candidates` is the state that it speaks of. */
  interface HintAnswer {
    solved: boolean;
    /** The hint as a nudge. */
    message: string;
    mistakes: MistakeRecord[];
    step: StepRecord | null;
    candidates: number[][];
  }

  /** A house that an argument speaks of. */
  interface HouseRecord {
    name: string;
    cells: number[];
  }

  /** How many puzzles were new, how many were there already, and what could not be read. */
  interface ImportAnswer {
    added: number;
    known: number;
    problems: Problem[];
    /** What was not read, and of how many puzzles. */
    dropped: Record<string, number>;
  }

  /** How many were new: what is sent again is kept once. */
  interface Kept {
    answers: number;
    daily: number;
  }

  /** A puzzle as a library keeps it; equal puzzles have the same fingerprint. */
  interface KeptPuzzle {
    fingerprint: string;
    state: State;
    name: string;
    author: string;
    notes: string;
    level: string | null;
    score: number | null;
    rating: RatingRecord | null;
  }

  /** A layout, as `nonet.constraints.fields` has it: box, regions or neither, and constraints. */
  interface LayoutRecord {
    size: number;
    /** Rows and columns of a box. */
    box: [number, number] | null;
    /** For each cell the number of its region. */
    regions: number[] | null;
    diagonals: boolean | Record<string, unknown>[];
    windows: boolean | Record<string, unknown>[];
    disjointGroups: boolean | Record<string, unknown>[];
    constraints: boolean | Record<string, unknown>[];
  }

  /** What a file holds, and the fingerprint of each of its puzzles. */
  interface LibraryAnswer {
    library: LibraryFile;
    fingerprints: string[];
  }

  /** All of a library. */
  interface LibraryFile {
    nonet: "library";
    version: 1;
    puzzles: FilePuzzle[];
    collections: string[];
    games: FileGame[];
    settings: Record<string, unknown>;
    answers: AnswerRecord[];
    daily: DailyRecord[];
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
    message: string;
  }

  /** A rule that was read. */
  interface LineRecord {
    /** The line in its shortest common form. */
    text: string;
    name: string;
    /** What its kind is called. */
    title: string;
    /** Its numbers and words, without cells. */
    words: string;
    /** In their order; none for a rule of the whole grid. */
    cells: number[];
  }

  /** From one group to another one: inference of a chain. */
  interface LinkRecord {
    /** Index of a group. */
    from: number;
    to: number;
    strong: boolean;
  }

  /** What the player wrote and coloured in the cells, a list a cell; none: nothing anywhere. */
  interface MarksRecord {
    corner: number[][];
    centre: number[][];
    /** In place of lists, for large boards: hexadecimal numbers with bit d - 1 for the digit d. */
    cornerMasks: string;
    /** In place of lists, for large boards: hexadecimal numbers with bit d - 1 for the digit d. */
    centreMasks: string;
    colours: number[][];
    /** Names are "cell,digit". */
    candidateColours: Record<string, number>;
    letters: string[];
    /** Lines and crosses, each with its kind and its colour. */
    pen: [number, number][][];
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

  /** The lines of the moved rules, each once; those that would leave the grid are left out. */
  interface MoveRulesAnswer {
    lines: string[];
  }

  /** What a board shows of a step, in addition to its placements and eliminations. */
  interface OverlayRecord {
    /** Cells to look at first; of a chain only its ends. */
    place: number[];
    fills: FillRecord[];
    frames: FrameRecord[];
    spots: SpotRecord[];
    arrows: ArrowRecord[];
    halos: HaloRecord[];
    /** Candidates that rules leave to their cells. */
    left: [number, number][];
  }

  /** A number or a word of a rule. */
  interface ParameterRecord {
    name: string;
    /** number, numbers, pairs, word or flag. */
    form: string;
    isOptional: boolean;
    /** To choose from; none: any. */
    words: string[];
  }

  /** Puzzles of a file, what is wrong with the others, and whether there are more. */
  interface ParseAnswer {
    /** Its name; null: no format is known. */
    format: string | null;
    puzzles: ParsedRecord[];
    problems: Problem[];
    more: boolean;
  }

  /** A puzzle of a file, with all that the file says of it. */
  interface ParsedRecord {
    state: State;
    /** Corner marks. */
    corners: number[][] | null;
    /** 0: none. */
    colours: number[] | null;
    solution: number[] | null;
    title: string;
    author: string;
    comment: string;
    source: string;
    difficulty: string;
    /** What the author says the rules are. */
    rules: string;
    /** What is shown when it is solved. */
    message: string;
    /** What is drawn, as nonet's own format has it. */
    cosmetics: Record<string, unknown>;
    /** Whether there may be rules that are only drawn. */
    hasUnreadRules: boolean;
    seconds: number | null;
    /** What of it was not read. */
    dropped: string[];
  }

  /** Where to begin. */
  interface Placed {
    station: string;
  }

  /** The exercises of the test, from easy to hard. */
  interface Placement {
    exercises: ExerciseRecord[];
  }

  /** The station that would help most. */
  interface PractiseRecord {
    station: string;
    title: string;
  }

  /** A PDF, and what is wrong with the puzzles that are left out. */
  interface Printed {
    fileName: string;
    mediaType: string;
    /** Bytes. */
    size: number;
    /** The address of the file, where the page has it from. */
    file: string;
    problems: Problem[];
    puzzles: number;
  }

  /** What every error looks like. */
  interface Problem {
    /** Stable, for programs. */
    code: string;
    /** A sentence for people. */
    message: string;
    /** Where: line and column, cells, or the field of the request and its limits. */
    place: Record<string, unknown> | null;
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

  /** The first result of a daily puzzle. */
  interface ResultRecord {
    day: string;
    level: "easy" | "medium" | "hard" | "expert";
    seconds: number;
    helped: boolean;
  }

  /** A kind of rule. */
  interface RuleKindRecord {
    /** As a line begins. */
    name: string;
    title: string;
    meaning: string;
    family: "lines" | "cages" | "cells" | "outside" | "grid" | "made";
    usage: string;
    aliases: string[];
    parameters: ParameterRecord[];
    /** Groups of cells; 0: none, it is about the whole grid; 3: two or more. */
    groups: number;
    /** Whether the first group is one cell. */
    isSingle: boolean;
    /** Whether its cells are usually along a diagonal. */
    isDiagonal: boolean;
    /** Of the grid of its picture. */
    size: number;
    /** Its picture; null where there is none. */
    scene: SceneRecord | null;
  }

  /** Kinds of rules by family, and then by title. */
  interface RuleKindsAnswer {
    kinds: RuleKindRecord[];
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

  /** What a board shows of a layout beyond its regions, and what comes with that for candidates. */
  interface SceneRecord {
    houses: number[][];
    /** Cells that rules alone make different; none under fog, which would give them away. */
    differ: [number, number][];
    areas: AreaRecord[];
    strokes: [number, number, number, number][];
    /** Marks under the lines of the grid. */
    below: string;
    /** Marks over them. */
    above: string;
    rooms: RoomRecord[];
    rim: [number, number, number, number];
    /** Whether thin lines run where digits are written. */
    hasThreads: boolean;
  }

  /** A screen: what the learner reads, and the grid to fill. */
  interface ScreenRecord {
    name: string;
    title: string;
    text: string;
    /** What is said when the grid is full and right. */
    done: string;
    state: State;
    scene: SceneRecord;
  }

  /** The chapter. */
  interface Screens {
    title: string;
    screens: ScreenRecord[];
  }

  /** The layout of the lines that are rules, and what is wrong with the others. */
  interface SetRulesAnswer {
    layout: LayoutRecord;
    scene: SceneRecord;
    rules: LineRecord[];
    problems: LineProblem[];
  }

  /** Addresses that hold the puzzle; null where the program does not know its layout. */
  interface ShareAnswer {
    sudokupad: string | null;
    fpuzzles: string | null;
    /** The givens in a line; null where the puzzle has regions or rules beside them. */
    text: string | null;
    /** What follows the address of nonet in a link of its own. */
    fragment: string | null;
    /** Whether the links carry the solution. */
    hasSolution: boolean;
    /**
     * QR code, a row a text, 1 for a dark module: of nonet's own link where a base is given, or of
     * the shortest of the others.
     */
    code: string[] | null;
  }

  /** A digit or a removal that the solution contradicts. */
  interface SlipRecord {
    /** From 1. */
    move: number;
    cell: number;
    digit: number;
    isRemoval: boolean;
  }

  /** The solution of a grid in its current state. */
  interface SolveAnswer {
    digits: number[];
  }

  /** A shape round a candidate. */
  interface SpotRecord {
    cell: number;
    digit: number;
    ink: "blue" | "orange" | "green" | "purple" | "sky" | "vermilion" | "yellow";
    shape: "circle" | "square" | "diamond" | "hexagon";
    dashed: boolean;
  }

  /** The state of a grid: givens, entries and, where the player has them, pencil marks. */
  interface State {
    layout: LayoutRecord;
    givens: number[];
    entries: number[] | null;
    /** Pencil marks of each cell; null: none made, all candidates are possible. */
    candidates: (number[] | null)[] | null;
  }

  /** What a learner reads at a station. */
  interface StationPage {
    station: string;
    chapter: string;
    chapterTitle: string;
    title: string;
    idea: string;
    /** Why it is true. */
    why: string;
    /** How to look for it on the board. */
    look: string;
    /** Where it stops working: usual mistakes. */
    stops: string;
    techniques: string[];
    before: string | null;
    after: string | null;
    example: WorkedExample;
  }

  /** A puzzle whose hardest step is that of a station. */
  interface StationPuzzle {
    station: string;
    state: State;
    scene: SceneRecord;
    seed: number;
    grade: GradeRecord | null;
  }

  /** A station with what has been learnt of it. */
  interface StationRecord {
    station: string;
    title: string;
    techniques: string[];
    /** Of a puzzle that needs it. */
    level: string;
    /** From 0 to 1. */
    mastery: number;
    /** From 0, never answered, to 5. */
    box: number;
    answers: number;
    /** Of the answers, without a hint. */
    right: number;
    /** When it comes again. */
    due: string | null;
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

  /** What is wrong, or else steps, easier techniques first; `total` counts all of them. */
  interface StepsAnswer {
    mistakes: MistakeRecord[];
    steps: StepRecord[];
    total: number;
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

  /** How often something was used or needed. */
  interface UseRecord {
    /** Of the station, or of a technique that is not taught. */
    name: string;
    title: string;
    station: string | null;
    count: number;
  }

  /** What is to be said of an answer; the step is the accepted one that comes closest to it. */
  interface VerdictRecord {
    right: boolean;
    complete: boolean;
    message: string;
    step: StepRecord | null;
    /** Whether all of it is true, from whatever it follows. */
    isTrue: boolean;
    /** The other technique from which it follows. */
    other: string | null;
  }

  /** A long time before a move, what was on the board, and the easiest step that was there. */
  interface WaitRecord {
    /** From 1. */
    move: number;
    seconds: number;
    state: State;
    step: StepRecord | null;
    station: string | null;
  }

  /** The way to the solution: the pencil marks before the first step, and the steps. */
  interface WalkthroughAnswer {
    candidates: number[][];
    steps: StepRecord[];
    solved: boolean;
    grade: GradeRecord;
  }

  /** A position in which the technique is there and nothing easier, and its step. */
  interface WorkedExample {
    state: State;
    step: StepRecord;
    scene: SceneRecord;
    links: ChainRecord[];
  }

  /** A PDF, and the seed of its exercises. */
  interface WorksheetAnswer {
    fileName: string;
    mediaType: string;
    /** Bytes. */
    size: number;
    /** The address of the file, where the page has it from. */
    file: string;
    problems: Problem[];
    seed: number;
  }
}
