// Made by tools/page_types.py.

declare namespace Service {
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

  /** A text, what a file of it is called, what it does not hold, and what is left out. */
  interface ExportAnswer {
    text: string;
    mediaType: string;
    fileName: string;
    lost: string[];
    problems: Problem[];
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
    language?: string;
  }

  /** Puzzles in a file. */
  interface ExportedFile {
    fileName: string;
    mediaType: string;
    /** Bytes. */
    size: number;
    /** The address of the file. */
    file: string;
    problems: Problem[];
    lost: string[];
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

  /** The formats. */
  type FormatsQuestion = Record<string, never>;

  /** Names of forms, the best first: those that lose nothing, and last those that lose rules. */
  interface FormsAnswer {
    forms: string[];
    /** What each of them loses, if it does. */
    lost: Record<string, string[]>;
    /** Which of them lose boxes, extra houses or rules. */
    losingRules: string[];
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
    language?: string;
  }

  /** How many puzzles were new, how many were there already, and what could not be read. */
  interface ImportAnswer {
    added: number;
    known: number;
    problems: Problem[];
    /** What was not read, and of how many puzzles. */
    dropped: Record<string, number>;
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

  /** A digit that a cell may hold. */
  interface LikelyDigit {
    /** 0: the cell is empty. */
    digit: number;
    probability: number;
  }

  /** The player's marks and colours in the cells, a list a cell; none: nothing anywhere. */
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
    /** Places among the roles of the scene. */
    role?: number[][];
    /** Lines and crosses, each with its kind and its colour. */
    pen: [number, number][][];
  }

  /** The player's marks and colours in the cells, a list a cell; none: nothing anywhere. */
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
    /** Places among the roles of the scene. */
    role?: number[][];
    /** Lines and crosses, each with its kind and its colour. */
    pen?: [number, number][][];
  }

  /** Puzzles of a file, what is wrong with the others, and whether there are more. */
  interface ParseAnswer {
    /** Its name; null: no format is known. */
    format: string | null;
    puzzles: ParsedRecord[];
    problems: Problem[];
    more: boolean;
  }

  /** The puzzles in a text, or in a file as it is. */
  interface ParseQuestion {
    text?: string | null;
    /** The file, in Base64. */
    data?: string | null;
    /** Null: detected from the content. */
    format?: string | null;
    layout?: LayoutRecordSent | null;
    alphabet?: string | null;
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

  /** The puzzles of a picture, the clearest first; its size in pixels as shown. */
  interface PhotoAnswer {
    width: number;
    height: number;
    /** Of a PDF the page that was read, from 1 on; 1 of any other picture. */
    page: number;
    /** How many there are. */
    pages: number;
    readings: PhotoRecord[];
  }

  /** A puzzle that was read from a picture, as `nonet.photo.PhotoReading` describes it. */
  interface PhotoRecord {
    layout: LayoutRecord;
    digits: number[];
    /** For each cell its most probable digits by themselves, up to three. */
    likely: LikelyDigit[][];
    certainty: number;
    inDoubt: boolean;
    problem: "no solution" | "several solutions" | null;
    doubtful: number[];
    corners: [number, number][];
    /** Crossings of the lines, row by row. */
    mesh: [number, number][][];
    straightened: StraightPicture;
  }

  /** A puzzle with what its file draws and says. */
  interface Posed {
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
    language?: string;
    /** With the digits and pencil marks that were entered. */
    entries?: boolean;
  }

  /** A PDF, and what is wrong with the puzzles that are left out. */
  interface Printed {
    fileName: string;
    mediaType: string;
    /** Bytes. */
    size: number;
    /** The address of the file. */
    file: string;
    problems: Problem[];
    puzzles: number;
  }

  /** Addresses that hold the puzzle; null where the program does not know its layout. */
  interface ShareAnswer {
    sudokupad: string | null;
    fpuzzles: string | null;
    /** The givens in a line; null where the puzzle has regions or rules beside them. */
    text: string | null;
    /** What follows the address of nonet in a link of its own. */
    fragment: string | null;
    /** What a link does not hold, if it does not. */
    lacks: Record<string, string[]>;
    /** Whether the links carry the solution. */
    hasSolution: boolean;
    /**
     * QR code, a row a text, 1 for a dark module: of nonet's own link where a base is given,
     * without the solution where it is too long with it, or of the shortest of the others; null
     * where all of them are too long.
     */
    code: string[] | null;
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

  /** A grid of a picture, upright and straight, in grey. */
  interface StraightPicture {
    /** Pixels of a side. */
    side: number;
    /** Pixels around the grid. */
    margin: number;
    /** A byte each, row by row, in Base64; 0 is black. */
    pixels: string;
  }
}
