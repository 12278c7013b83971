// Made by tools/page_types.py.

declare namespace Service {
  /** The version of this server and its limits. */
  interface AboutServer {
    name: string;
    version: string;
    maxSize: number;
    maxFile: number;
    maxSteps: number;
    levels: string[];
    languages: string[];
    symmetries: (
      | "none"
      | "half-turn"
      | "quarter-turn"
      | "top-bottom"
      | "left-right"
      | "diagonal"
      | "anti-diagonal"
      | "full"
      | "horizontal"
      | "vertical"
    )[];
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

  /** The changes; null or left out stays. */
  interface Change {
    name: string | null;
    author: string | null;
    notes: string | null;
    tags: string[] | null;
    collections: string[] | null;
  }

  /** The new name of a collection. */
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

  /** The part of a library that a question may read. */
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

  /** A puzzle to be kept: its givens, or all digits where there are no givens. */
  interface KeepQuestion {
    state: StateSent;
    name?: string;
    author?: string;
    notes?: string;
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

  /** A rating to be kept, if the puzzle is there. */
  interface LearntRating {
    fingerprint: string;
    rating: RatingRecord;
  }

  /** The contents of a file, and the fingerprint of each of its puzzles. */
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

  /** A puzzle that is opened; the game begins with its first move. */
  interface NewGame {
    document: Document;
    title: string;
    puzzleId: number | null;
    level: string | null;
    finished: boolean;
  }

  /** A library as a file, in Base64. */
  interface PackedLibrary {
    data: string;
    /** What was left out since it cannot be read. */
    damaged?: string[];
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

  /** The statistics of play; streaks are days in a row on which a game was solved. */
  interface StatisticsRecord {
    started: number;
    finished: number;
    unaided: number;
    seconds: number;
    streak: number;
    longestStreak: number;
    times: TimesRecord[];
  }

  /** A tag, and how many puzzles have it. */
  interface TagRecord {
    name: string;
    puzzles: number;
  }

  /** The outcome of a file: how much was new, went on, or was there already. */
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

  /** The changes to write back. */
  interface Written {
    puzzles: AddedPuzzle[];
    ratings: LearntRating[];
    answers: AnswerRecord[];
    daily: DailyRecord[];
  }
}
