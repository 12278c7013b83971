// Made by tools/page_types.py: `make page-types` writes it anew.
// What questions are made of.

declare namespace Service {
  /** What the service is and what it takes. */
  interface AboutQuestion {
  }

  /** An answer to an exercise, as the library keeps it. */
  interface AnswerRecordSent {
    station: string;
    technique: string;
    seed: number;
    right: boolean;
    hints: number;
    seconds: number;
    at: string;
    kind?: "exercise" | "placement" | "game";
  }

  /** An area of whole cells, shaded or in a colour. */
  interface AreaRecordSent {
    x: number;
    y: number;
    width: number;
    height: number;
    tint?: number | null;
  }

  /** The catalogue, in a language. */
  interface CatalogueQuestion {
    language?: "en" | "de" | "zh";
  }

  /** An answer to an exercise: the cells of the pattern, or what follows from it. */
  interface CheckAnswerQuestion {
    name: string;
    seed: number;
    language?: "en" | "de" | "zh";
    /** How sentences name cells. */
    cellNames?: "rc" | "short" | "words";
    cells?: number[];
    placed?: [number, number][];
    removed?: [number, number][];
  }

  /** A question about a grid; `explain` asks for the reason and the repairs as well. */
  interface CheckQuestion {
    state: StateSent;
    language?: "en" | "de" | "zh";
    /** How sentences name cells. */
    cellNames?: "rc" | "short" | "words";
    explain?: boolean;
  }

  /** A game as the page has it, or one of the library by its number. */
  interface CoachQuestion {
    document?: DocumentSent | null;
    game?: number | null;
    language?: "en" | "de" | "zh";
    /** How sentences name cells. */
    cellNames?: "rc" | "short" | "words";
  }

  /** What makes the sums of a cell. */
  interface CombinationsQuestion {
    state: StateSent;
    cell: number;
    language?: "en" | "de" | "zh";
  }

  /** Which rules these digits break; 0 is an empty cell. */
  interface ConflictsQuestion {
    layout: LayoutRecordSent;
    digits: number[];
    /** Rules there are not looked at. */
    hidden?: number[];
    language?: "en" | "de" | "zh";
  }

  /** How many solutions, up to a limit. */
  interface CountQuestion {
    state: StateSent;
    limit?: number;
  }

  /** The course, with what has been learnt from these answers; null: those of the library. */
  interface CourseQuestion {
    language?: "en" | "de" | "zh";
    answers?: AnswerRecordSent[] | null;
    /** Null: the time of the server. */
    now?: string | null;
  }

  /** The puzzle of a day. */
  interface DailyQuestion {
    day: string;
    level?: "easy" | "medium" | "hard" | "expert";
  }

  /** A daily puzzle that was solved, as the library keeps it. */
  interface DailyRecord {
    day: string;
    level: "easy" | "medium" | "hard" | "expert";
    seconds: number;
    helped: boolean;
    at: string;
  }

  /** A digit that is entered on a screen; the state is that before it. */
  interface DigitQuestion {
    screen: string;
    state: StateSent;
    cell: number;
    digit: number;
    language?: "en" | "de" | "zh";
  }

  /** All of a game. The page alone says what history, save points and settings hold: any JSON. */
  interface DocumentSent {
    state: StateSent;
    author?: string;
    /** What the author says the rules are. */
    rules?: string;
    /** What is shown when it is solved. */
    message?: string;
    /** What is drawn, as nonet's own format has it. */
    cosmetics?: Record<string, unknown>;
    /** Whether there may be rules that are only drawn. */
    hasUnreadRules?: boolean;
    /** What the file has, right or wrong. */
    solution?: number[] | null;
    version?: 1 | 2 | 3;
    /** What the board shows of the layout. */
    scene?: SceneRecordSent | null;
    marks?: MarksRecordSent;
    history?: unknown[];
    /** Seconds played when each move was made, where they are known. */
    times?: (number | null)[];
    savePoints?: unknown[];
    /** Seconds played. */
    elapsed?: number;
    settings?: Record<string, unknown>;
  }

  /** A hint for an exercise. */
  interface ExerciseHintQuestion {
    name: string;
    seed: number;
    language?: "en" | "de" | "zh";
    /** How sentences name cells. */
    cellNames?: "rc" | "short" | "words";
    depth?: "nudge" | "point" | "show";
  }

  /** An exercise: of a station or a technique, by name; null: another one each time. */
  interface ExerciseQuestion {
    name: string;
    seed?: number | null;
    language?: "en" | "de" | "zh";
  }

  /** Puzzles to be written in a format, by its name. */
  interface ExportQuestion {
    states?: StateSent[];
    /** With what is drawn and said. */
    boards?: PosedSent[];
    puzzles?: number[];
    collection?: string | null;
    games?: number[];
    form?: string;
    /** Even without boxes and extra houses. */
    lossy?: boolean;
    /** The solution too, where the form holds it. */
    withSolution?: boolean;
    /** Of the names of rules that are lost. */
    language?: "en" | "de" | "zh";
  }

  /** A puzzle, and rules as lines, some without their numbers. */
  interface FillRulesQuestion {
    state: StateSent;
    /** Rules as the command line takes them, one a line. */
    lines?: string[];
    /** Which solution, where there are several. */
    seed?: number;
  }

  /** The formats. */
  interface FormatsQuestion {
  }

  /** Puzzles to be written in some form. */
  interface FormsQuestion {
    states?: StateSent[];
    /** With what is drawn and said. */
    boards?: PosedSent[];
    puzzles?: number[];
    collection?: string | null;
    games?: number[];
    /** Of the names of rules that are lost. */
    language?: "en" | "de" | "zh";
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

  /** A hint, from these techniques. */
  interface HintQuestion {
    state: StateSent;
    language?: "en" | "de" | "zh";
    /** How sentences name cells. */
    cellNames?: "rc" | "short" | "words";
    allowed?: string[] | null;
    without?: string[];
  }

  /** Puzzles to be read into the library. */
  interface ImportQuestion {
    text?: string | null;
    /** The file, in Base64. */
    data?: string | null;
    /** Null: detected from the content. */
    format?: string | null;
    layout?: LayoutRecordSent | null;
    alphabet?: string | null;
    collections?: string[];
    tags?: string[];
  }

  /** A puzzle to be kept: its givens, or all digits where there are no givens. */
  interface KeepQuestion {
    state: StateSent;
    name?: string;
    author?: string;
    notes?: string;
  }

  /** A layout, as `nonet.constraints.fields` has it: box, regions or neither, and constraints. */
  interface LayoutRecordSent {
    size: number;
    /** Rows and columns of a box. */
    box?: [number, number] | null;
    /** For each cell the number of its region. */
    regions?: number[] | null;
    diagonals?: boolean | Record<string, unknown>[];
    windows?: boolean | Record<string, unknown>[];
    disjointGroups?: boolean | Record<string, unknown>[];
    constraints?: boolean | Record<string, unknown>[];
  }

  /** Answers to exercises, oldest first, and results of daily puzzles. */
  interface Learning {
    answers?: AnswerRecordSent[];
    daily?: DailyRecord[];
  }

  /** All that was done. */
  interface LearningQuestion {
  }

  /** What the player wrote and coloured in the cells, a list a cell; none: nothing anywhere. */
  interface MarksRecordSent {
    corner?: number[][];
    centre?: number[][];
    /** In place of lists, for large boards: hexadecimal numbers with bit d - 1 for the digit d. */
    cornerMasks?: string;
    /** In place of lists, for large boards: hexadecimal numbers with bit d - 1 for the digit d. */
    centreMasks?: string;
    colours?: number[][];
    /** Names are "cell,digit". */
    candidateColours?: Record<string, number>;
    letters?: string[];
    /** Lines and crosses, each with its kind and its colour. */
    pen?: [number, number][][];
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

  /** A library as a file, in Base64. */
  interface PackedLibrary {
    data: string;
    /** What was left out since it cannot be read. */
    damaged?: string[];
  }

  /** What puzzles are in a text, or in a file as it is. */
  interface ParseQuestion {
    text?: string | null;
    /** The file, in Base64. */
    data?: string | null;
    /** Null: detected from the content. */
    format?: string | null;
    layout?: LayoutRecordSent | null;
    alphabet?: string | null;
  }

  /** Whether each exercise of the test was right, in its order. */
  interface PlacedQuestion {
    results: boolean[];
  }

  /** The test at the beginning of the course. */
  interface PlacementQuestion {
    seed?: number | null;
    language?: "en" | "de" | "zh";
  }

  /** A puzzle with what its file draws and says. */
  interface PosedSent {
    state: StateSent;
    author?: string;
    /** What the author says the rules are. */
    rules?: string;
    /** What is shown when it is solved. */
    message?: string;
    /** What is drawn, as nonet's own format has it. */
    cosmetics?: Record<string, unknown>;
    /** Whether there may be rules that are only drawn. */
    hasUnreadRules?: boolean;
    /** What the file has, right or wrong. */
    solution?: number[] | null;
  }

  /** Puzzles to be printed, and how. */
  interface PrintQuestion {
    states?: StateSent[];
    /** With what is drawn and said. */
    boards?: PosedSent[];
    puzzles?: number[];
    collection?: string | null;
    games?: number[];
    title?: string | null;
    /** Null: 4, or 1 in large print. */
    perPage?: 1 | 2 | 4 | 6 | null;
    solutions?: "end" | "none" | "facing";
    paper?: "a4" | "letter";
    /** All that the digits leave. */
    candidates?: boolean;
    largePrint?: boolean;
    digits?: "numbers" | "letters" | "hexadecimal";
    /** A code to scan beside each puzzle. */
    codes?: boolean;
    /**
     * Address of a static edition of nonet, at which links open for everybody. Codes are nonet's
     * own links there; none: SudokuPad's.
     */
    linkBase?: string;
    /** Level and score of each puzzle. */
    grades?: boolean;
    /** Of all words; English where no typeface of this machine has its letters. */
    language?: "en" | "de" | "zh";
    /** With the digits and pencil marks that were entered. */
    entries?: boolean;
  }

  /** Which rules a puzzle may have that are only drawn or described. */
  interface ProposeQuestion {
    /** A link, or the text of one puzzle. */
    text?: string | null;
    /** The puzzle itself, in place of a text. */
    puzzle?: PosedSent | null;
    /** Of the rules in words. */
    language?: "en" | "de" | "zh";
  }

  /** A puzzle whose hardest step is that of a station. */
  interface PuzzleQuestion {
    station: string;
    seed?: number | null;
  }

  /** A question about a grid. */
  interface Question {
    state: StateSent;
  }

  /** A digit that is wrong in a cell; the state has the right digits alone. */
  interface RefuteQuestion {
    state: StateSent;
    language?: "en" | "de" | "zh";
    /** How sentences name cells. */
    cellNames?: "rc" | "short" | "words";
    cell?: number;
    digit?: number;
  }

  /** What the marks of rules leave of a cell for pencil marks: left, top, right and bottom. */
  interface RoomRecord {
    cell: number;
    free: [number, number, number, number];
  }

  /** All kinds of rules. */
  interface RuleKindsQuestion {
    language?: "en" | "de" | "zh";
  }

  /** What the rules of this layout are in words. */
  interface RulesQuestion {
    layout: LayoutRecordSent;
    language?: "en" | "de" | "zh";
  }

  /** What a board of this layout shows. */
  interface SceneQuestion {
    layout: LayoutRecordSent;
    /** What is drawn, as nonet's own format has it. */
    cosmetics?: Record<string, unknown>;
  }

  /** What a board shows of a layout beyond its regions, and what comes with that for candidates. */
  interface SceneRecordSent {
    houses?: number[][];
    /** Cells that rules alone make different; none under fog, which would give them away. */
    differ?: [number, number][];
    areas?: AreaRecordSent[];
    strokes?: [number, number, number, number][];
    /** Marks under the lines of the grid. */
    below?: string;
    /** Marks over them. */
    above?: string;
    rooms?: RoomRecord[];
    rim?: [number, number, number, number];
    /** Whether thin lines run where digits are written. */
    hasThreads?: boolean;
  }

  /** The screens, in a language. */
  interface ScreensQuestion {
    language?: "en" | "de" | "zh";
  }

  /** The exercises of a class. */
  interface SetQuestion {
    name: string;
    seed?: number | null;
    language?: "en" | "de" | "zh";
    count?: number;
  }

  /** A grid, and rules as lines; those that the layout has come first. */
  interface SetRulesQuestion {
    layout: LayoutRecordSent;
    /** Rules as the command line takes them, one a line. */
    lines?: string[];
    /** What is drawn, as nonet's own format has it. */
    cosmetics?: Record<string, unknown>;
    language?: "en" | "de" | "zh";
  }

  /** A puzzle, and what it is called. */
  interface ShareQuestion {
    state: StateSent;
    author?: string;
    /** What the author says the rules are. */
    rules?: string;
    /** What is shown when it is solved. */
    message?: string;
    /** What is drawn, as nonet's own format has it. */
    cosmetics?: Record<string, unknown>;
    /** Whether there may be rules that are only drawn. */
    hasUnreadRules?: boolean;
    /** What the file has, right or wrong. */
    solution?: number[] | null;
    title?: string;
    /** Address of a static edition of nonet, at which links open for everybody. */
    linkBase?: string;
    /** Links carry the solution, so that answers are checked. */
    withSolution?: boolean;
  }

  /** The state of a grid: givens, entries and, where the player has them, pencil marks. */
  interface StateSent {
    layout: LayoutRecordSent;
    givens: number[];
    entries?: number[] | null;
    /** Pencil marks of each cell; null: none made, all candidates are possible. */
    candidates?: (number[] | null)[] | null;
  }

  /** A station, by its name, or the name of a technique that is taught there. */
  interface StationQuestion {
    name: string;
    language?: "en" | "de" | "zh";
    /** How sentences name cells. */
    cellNames?: "rc" | "short" | "words";
  }

  /** All steps, of these techniques. */
  interface StepsQuestion {
    state: StateSent;
    language?: "en" | "de" | "zh";
    /** How sentences name cells. */
    cellNames?: "rc" | "short" | "words";
    techniques?: string[] | null;
    limit?: number;
  }

  /** A question that is answered in words. */
  interface TeachQuestion {
    state: StateSent;
    language?: "en" | "de" | "zh";
    /** How sentences name cells. */
    cellNames?: "rc" | "short" | "words";
  }

  /** A technique, by any of its names. */
  interface TechniqueQuestion {
    name: string;
    language?: "en" | "de" | "zh";
    /** How sentences name cells. */
    cellNames?: "rc" | "short" | "words";
  }

  /** The puzzle of a week that needs a station; null: the one that the learner knows least. */
  interface WeeklyQuestion {
    /** Any day of the week. */
    day: string;
    station?: string | null;
    answers?: AnswerRecordSent[] | null;
  }

  /** Exercises of a station or a technique, by name; the same seed gives the same ones. */
  interface WorksheetQuestion {
    name: string;
    count?: number;
    seed?: number | null;
    /** With the answers at the end. */
    answers?: boolean;
    perPage?: 1 | 2 | 4 | 6;
    paper?: "a4" | "letter";
    /** Of all words; English where no typeface of this machine has its letters. */
    language?: "en" | "de" | "zh";
  }
}
