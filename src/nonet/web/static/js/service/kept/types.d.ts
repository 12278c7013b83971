// The library of the player: what the page asks of it, wherever it is kept.

/** All calls of the library; what is refused comes as a `Refusal`. */
interface Kept {
  games: {
    find(wanted: GameFilter): Promise<{ games: KeptGame[]; total: number }>;
    /** Open a puzzle to play it. */
    create(game: NewGame): Promise<Acknowledged>;
    get(id: number): Promise<{ game: KeptGame; document: GameDocument }>;
    /**
     * Save a game after a move; the answer comes when it cannot be lost any more. 409 "outdated":
     * another page saved it since. The same can be saved again when its answer was lost.
     */
    save(id: number, game: SavedGame): Promise<Acknowledged>;
    delete(id: number): Promise<null>;
    restore(id: number): Promise<null>;
  };
  puzzles: {
    find(wanted: PuzzleFilter): Promise<{ puzzles: KeptPuzzle[]; total: number }>;
    /** Add a puzzle; one that is there already only gets the tags and collections. */
    add(puzzle: NewPuzzle): Promise<KeptPuzzle>;
    get(id: number): Promise<KeptPuzzle>;
    change(id: number, changes: Partial<PuzzleDetails>): Promise<KeptPuzzle>;
    delete(id: number): Promise<null>;
    restore(id: number): Promise<null>;
  };
  collections: {
    all(): Promise<Collection[]>;
    add(name: string): Promise<Collection>;
    rename(id: number, name: string): Promise<null>;
    /** Forget a collection; its puzzles stay. */
    delete(id: number): Promise<null>;
  };
  /** Tags that puzzles have, and how many have each. */
  tags(): Promise<{ name: string; puzzles: number }[]>;
  /** What was played; days begin so many minutes from those of UTC. */
  statistics(minutes: number): Promise<PlayStatistics>;
  settings: {
    all(): Promise<Record<string, unknown>>;
    /** Make these settings; null forgets one, and the others stay. */
    change(settings: Record<string, unknown>): Promise<Record<string, unknown>>;
  };
  everything: {
    /** All of the library as one file. */
    export(): Promise<Blob>;
    /** Take over what a file has and the library has not. */
    import(file: Blob): Promise<Taken>;
  };
}

interface GameFilter {
  begun?: boolean;
  finished?: boolean;
  puzzle?: number;
  level?: string;
  deleted?: boolean;
  offset?: number;
  limit?: number;
}
/** `document` is JSON; a game with entries or history is begun. */
interface NewGame {
  document: string;
  title: string;
  puzzleId: number | null;
  level: string | null;
  finished: boolean;
}
interface SavedGame {
  revision: number;
  document: string;
  title: string;
  level: string | null;
  finished: boolean;
}
/** A game is saved; what is saved next names this revision. */
interface Acknowledged {
  id: number;
  revision: number;
  updated: string;
}

/** As the fields of the panel have it: what is empty is not looked for. */
interface PuzzleFilter {
  text?: string;
  tag?: string;
  collection?: string;
  level?: string;
  size?: number | string;
  progress?: string;
  leastEr?: number | string;
  mostEr?: number | string;
  gem?: string;
  deleted?: boolean;
  sort?: string;
  offset?: number;
  limit?: number;
}
interface PuzzleDetails {
  name: string;
  author: string;
  notes: string;
  tags: string[];
  collections: string[];
}
type NewPuzzle = { state: State } & Partial<PuzzleDetails>;

/** What came of a file: how many were new, how many games went on, what was there already. */
interface Taken {
  puzzles: number;
  games: number;
  continued: number;
  known: number;
  answers: number;
}

/** Rows of the database in the browser. */
interface PuzzleRow {
  id: number;
  fingerprint: string;
  size: number;
  /** A `State` as text, for most rows are only looked through. */
  state: string;
  name: string;
  author: string;
  notes: string;
  level: string | null;
  score: number | null;
  rating: Rating | null;
  tags: string[];
  /** Their numbers. */
  collections: number[];
  created: string;
  deleted: string | null;
}
interface GameRow {
  id: number;
  revision: number;
  puzzleId: number | null;
  state: State;
  title: string;
  level: string | null;
  elapsed: number;
  begun: string | null;
  finished: string | null;
  helped: boolean;
  created: string;
  updated: string;
  deleted: string | null;
}
interface CollectionRow {
  id: number;
  name: string;
  created: string;
}
interface AnswerRow {
  station: string;
  technique: string;
  seed: number;
  right: boolean;
  hints: number;
  seconds: number;
  at: string;
  kind: string;
}
interface DailyRow {
  day: string;
  level: string;
  seconds: number;
  helped: boolean;
  at: string;
}
interface Rows {
  puzzles: PuzzleRow;
  games: GameRow;
  documents: string;
  collections: CollectionRow;
  settings: unknown;
  answers: AnswerRow;
  daily: DailyRow;
}
/** A library as `nonet.service.library_file` has it. */
interface LibraryFile {
  nonet: "library";
  version: 1;
  puzzles: FilePuzzle[];
  collections: string[];
  games: FileGame[];
  settings: Record<string, unknown>;
  answers: AnswerRow[];
  daily: DailyRow[];
}
interface FilePuzzle {
  state: State;
  created: string;
  name: string;
  author: string;
  notes: string;
  level: string | null;
  score: number | null;
  rating: { er: number; ep: number; ed: number; engine: string } | null;
  tags: string[];
  collections: string[];
  deleted: string | null;
}
interface FileGame {
  document: GameDocument;
  created: string;
  updated: string;
  title: string;
  level: string | null;
  puzzle: number | null;
  begun: string | null;
  finished: string | null;
  deleted: string | null;
}
/** What the service finds out of a puzzle before it is kept. */
type FoundPuzzle = { state: State } & Omit<
  PuzzleRow,
  "id" | "size" | "state" | "tags" | "collections" | "created" | "deleted"
>;
interface AddedPuzzle {
  puzzle: FoundPuzzle;
  tags: string[];
  collections: string[];
}
/** What the service has for the library after a question. */
interface Written {
  puzzles: AddedPuzzle[];
  ratings: { fingerprint: string; rating: Rating }[];
  answers: AnswerRow[];
  daily: DailyRow[];
}
