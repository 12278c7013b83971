// Made by tools/page_types.py: `make page-types` writes it anew.
// What the library has.

declare namespace Service {
  /** What this server is and what it takes. */
  interface AboutServer {
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
    maxBody: number;
  }

  /** The game is saved; what is saved next names this revision. */
  interface Acknowledged {
    id: number;
    revision: number;
    updated: string;
  }

  /** A puzzle to be added: its givens, or all digits where there are no givens. */
  interface AddPuzzleQuestion {
    state: State;
    name: string;
    author: string;
    notes: string;
    tags: string[];
    collections: string[];
  }

  /** A puzzle that was added: an equal one that is there gets the tags and collections. */
  interface AddedPuzzle {
    puzzle: KeptPuzzle;
    tags: string[];
    collections: string[];
  }

  /** What is to change; null or left out stays. */
  interface Change {
    name: string | null;
    author: string | null;
    notes: string | null;
    tags: string[] | null;
    collections: string[] | null;
  }

  /** What a collection is to be called. */
  interface CollectionName {
    name: string;
  }

  /** A collection, and how far the player is with it. */
  interface CollectionRecord {
    id: number;
    name: string;
    puzzles: number;
    finished: number;
  }

  /** A page of games, those saved last first; `total` counts those of all pages. */
  interface GameList {
    games: GameRecord[];
    total: number;
  }

  /** A game in a list. */
  interface GameRecord {
    id: number;
    revision: number;
    puzzleId: number | null;
    state: State;
    title: string;
    level: string | null;
    elapsed: number;
    /** Share of the empty cells that were filled. */
    filled: number;
    /** When the first move was made. */
    begun: string | null;
    finished: string | null;
    created: string;
    updated: string;
  }

  /** What a question may read of a library; what it need not is left out. */
  interface Held {
    /** By number. */
    puzzles: Record<string, HeldPuzzle>;
    /** The one that is meant, oldest first. */
    collection: HeldPuzzle[];
    /** By number. */
    games: Record<string, HeldGame>;
    answers: AnswerRecord[];
    daily: DailyRecord[];
    /** Numbers of all puzzles by fingerprint. */
    known: Record<string, number>;
  }

  /** A game that may be read. */
  interface HeldGame {
    title: string;
    level: string | null;
    document: Document;
  }

  /** A puzzle that may be read. */
  interface HeldPuzzle {
    state: State;
    name: string;
    author: string;
    notes: string;
    level: string | null;
    er: number | null;
  }

  /** A rating to be kept, if the puzzle is there. */
  interface LearntRating {
    fingerprint: string;
    rating: RatingRecord;
  }

  /** A digit that a cell may hold. */
  interface LikelyDigit {
    /** 0: the cell is empty. */
    digit: number;
    probability: number;
  }

  /** A puzzle that is opened; the game begins with its first move. */
  interface NewGame {
    document: Document;
    title: string;
    puzzleId: number | null;
    level: string | null;
    finished: boolean;
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

  /** Progress of a long-running call. */
  interface Progress {
    seconds: number;
    found: number;
    nodes: number;
    depth: number;
    fraction: number | null;
    note: string;
  }

  /** A page of puzzles; `total` counts those of all pages. */
  interface PuzzleList {
    puzzles: PuzzleRecord[];
    total: number;
  }

  /** A puzzle of the library. */
  interface PuzzleRecord {
    id: number;
    state: State;
    name: string;
    author: string;
    notes: string;
    level: string | null;
    score: number | null;
    rating: RatingRecord | null;
    tags: string[];
    collections: string[];
    progress: "new" | "started" | "finished";
    created: string;
  }

  /** A game after a move; `revision` is that of the last answer. */
  interface Save {
    revision: number;
    document: Document;
    title: string;
    /** Taken where none is known yet. */
    level: string | null;
    finished: boolean;
  }

  /** A job, by the number that it is asked for. */
  interface Started {
    id: string;
    kind: string;
    state: "waiting" | "working" | "done" | "failed";
  }

  /** What was played; streaks are days in a row on which a game was solved. */
  interface StatisticsRecord {
    started: number;
    finished: number;
    unaided: number;
    seconds: number;
    streak: number;
    longestStreak: number;
    times: TimesRecord[];
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

  /** A tag, and how many puzzles have it. */
  interface TagRecord {
    name: string;
    puzzles: number;
  }

  /** What came of a file: how much was new, went on, or was there already. */
  interface TakenRecord {
    puzzles: number;
    games: number;
    continued: number;
    known: number;
    answers: number;
  }

  /** Games of one size and level that were solved without help; times in seconds. */
  interface TimesRecord {
    size: number;
    level: string | null;
    finished: number;
    best: number;
    average: number;
    latest: number;
  }

  /** A game with its document. */
  interface WholeGame {
    game: GameRecord;
    document: Document;
  }

  /** What is to be written back. */
  interface Written {
    puzzles: AddedPuzzle[];
    ratings: LearntRating[];
    answers: AnswerRecord[];
    daily: DailyRecord[];
  }
}
