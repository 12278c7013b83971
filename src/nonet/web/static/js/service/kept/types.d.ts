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
type NewGame = Required<Omit<Service.NewGame, "document">> & { document: string };
type SavedGame = Required<Omit<Service.Save, "document">> & { document: string };

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
interface Rows {
  puzzles: PuzzleRow;
  games: GameRow;
  documents: string;
  collections: CollectionRow;
  settings: unknown;
  answers: AnswerRow;
  daily: DailyRow;
}

/** As the service has them. */
type Acknowledged = Service.Acknowledged;
type Taken = Service.TakenRecord;
type AnswerRow = Service.AnswerRecord;
type DailyRow = Service.DailyRecord;
type FoundPuzzle = Service.KeptPuzzle;
type AddedPuzzle = Service.AddedPuzzle;
type Written = Service.Written;
type LibraryFile = Omit<Service.LibraryFile, "games" | "puzzles" | "answers" | "daily"> & {
  puzzles: FilePuzzle[];
  games: FileGame[];
  answers: AnswerRow[];
  daily: DailyRow[];
};
type FilePuzzle = Service.FilePuzzle;
type FileGame = Omit<Service.FileGame, "document"> & { document: GameDocument };
