// What the modules of the page exchange: layouts, games, steps, answers of the server. Only the
// type checker reads this file.

type Box = [rows: number, columns: number];
type Tint = readonly [digit: number, colour: number];
type CellDigit = [cell: number, digit: number];
type Digits = readonly number[];

/** A layout and all that is looked up in it. */
interface Geometry {
  layout: Layout;
  /** Rows and columns of the square around the board. */
  size: number;
  /** Rows and columns of the board. */
  sides: number[];
  /** Cells of the square, and those that the board has. */
  count: number;
  cells: number[];
  has(cell: number): boolean;
  /** The first and the last digit, and how many there are; 1 stands for the first everywhere. */
  first: number;
  last: number;
  most: number;
  /** How often each digit is in a full board; 0: that differs. */
  each: number;
  /** Whether it is a square with the digits from 1 to its size. */
  isUsual: boolean;
  scene: Scene | null;
  /** What cells may be marked with. */
  roles: readonly Role[];
  regions: number[] | null;
  houses: number[][];
  peers: number[][];
}

/** What the file of a puzzle draws and says. */
interface PuzzleFile {
  author: string;
  rules: string;
  message: string;
  cosmetics: Cosmetics;
  hasUnreadRules: boolean;
  solution: number[] | null;
}
type Cosmetics = {
  /** Names of the cells that can be seen at the start, where fog covers the others. */
  fog?: string[];
  /** What clears the fog: cells, and what is lit once they hold their digits. */
  triggers?: { cells: string[]; lights: string[] }[];
  strokes?: object[];
  shapes?: object[];
  outlines?: object[];
};
/** What is drawn of them. */
type Drawn = "strokes" | "shapes" | "outlines";

interface Said {
  at(cell: number): string[];
  broken: Broken[];
}

interface Layers {
  given: number[];
  entry: number[];
  corner: Digits[];
  centre: Digits[];
  colours: Digits[];
  candidateColours: (readonly Tint[])[];
  letters: string[];
  /** Places among the roles, from 1 on. */
  role: Digits[];
  pen: (readonly PenMark[])[];
  filled: boolean[];
}
type PenMark = readonly [kind: number, colour: number];
type Layer = keyof Layers;
type ListLayer = "corner" | "centre" | "colours" | "candidateColours" | "role" | "pen";
type Tool = "entry" | "letters" | ListLayer;
type LayerValue = number | boolean | string | Digits | readonly Tint[] | readonly PenMark[];
type Change = [layer: Layer, cell: number, after: LayerValue];
type Move = [layer: Layer, cell: number, before: LayerValue, after: LayerValue][];
type SavedMove = [letter: string, cell: number, before: LayerValue, after: LayerValue][];

/** What is in a cell at a save point. */
type SavedCell = [letter: string, cell: number, value: LayerValue];
interface SavePoint {
  name: string;
  elapsed: number;
  cells: SavedCell[];
}

/** A game as it is saved. */
interface GameDocument extends Partial<PuzzleFile> {
  version: number;
  state: State;
  scene?: Scene | null;
  marks: {
    corner?: Digits[];
    centre?: Digits[];
    cornerMasks?: string;
    centreMasks?: string;
    colours?: Digits[];
    candidateColours?: Record<string, number>;
    letters?: string[];
    role?: Digits[];
    pen?: PenMark[][];
  };
  savePoints?: SavePoint[];
  history: SavedMove[];
  /** Seconds played when each move was made, where they are known. */
  times?: (number | null)[];
  elapsed: number;
  settings: {
    locked?: boolean;
    auto?: boolean;
    filled?: boolean;
    done?: number;
    finished?: boolean;
    helped?: boolean;
    helps?: number;
    chosen?: number[];
    crossed?: string[];
    draft?: SavedDraft;
    task?: Task;
  };
}

/** What is known of a game beyond its moves. */
interface Meta {
  id: number | null;
  revision: number | null;
  title: string;
  puzzleId: number | null;
  level: string | null;
  created: string | null;
  grade?: Grade | null;
  rating?: Rating | null;
  status?: Status;
  recipe?: Recipe | null;
}

/** What listeners hear of the app. */
type News =
  | "away"
  | "conflicts"
  | "game"
  | "graded"
  | "library"
  | "move"
  | "pattern"
  | "saved"
  | "saving"
  | "selected"
  | "solved"
  | "tab"
  | "techniques"
  | "unkept";

/** What a board shows. */
interface View {
  digit(cell: number): number;
  isGiven(cell: number): boolean;
  colours(cell: number): Digits;
  corner(cell: number): Digits;
  centre(cell: number): Digits;
  candidateColours(cell: number): readonly Tint[];
  letter?(cell: number): string;
  role?(cell: number): Digits;
  isDrawnOn?(cell: number): boolean;
}
interface BoardView extends View {
  wrong?: Set<number>;
  trueDigits?: Set<number>;
  pattern?: Set<number> | null;
  /** What cells have in two solutions: the cell, and its digits. */
  either?: Map<number, number[]>;
  /** Whether marks are packed; if not, each digit has its place. */
  packed?: boolean;
  /** Automatic candidates beside the player's marks. */
  beside?(cell: number): Digits;
  /** The digit whose candidates are seen alone; 0: all are. */
  filter?: number;
  /** Cells under fog. */
  fog?: Set<number>;
  /** What is said of the rules in a cell. */
  said?(cell: number): string[];
}

type MarkKind = "beside" | "corner" | "centre" | "faded";
/** What a part of a cell has for marks, in units of the drawing from the cell's corner. */
type Room = readonly [left: number, top: number, right: number, bottom: number];
/** The marks of a cell on the screen. */
interface CellMarks {
  group: SVGGElement;
  room: Room | undefined;
  circles: readonly SVGCircleElement[];
  figures: Partial<Record<MarkKind, SVGPathElement>>;
  paths: Partial<Record<MarkKind, string>>;
}
/** What is seen of a cell. */
type Seen = [
  colours: Digits,
  isInPattern: boolean | undefined,
  look: string,
  digit: number,
  isGiven: boolean,
  isWrong: boolean | undefined,
  isTrue: boolean | undefined,
  corner: Digits,
  centre: Digits,
  tints: readonly Tint[],
  either: number[] | undefined,
  letter: string,
  isFar: boolean,
  beside: Digits,
  role: Digits,
];

type Shape = "circle" | "square" | "diamond" | "hexagon";

/** An argument on the board: of a step, of cells, of houses, or where two solutions differ. */
interface Argument {
  step?: Step;
  candidates?: Digits[];
  depth?: number;
  /** How many links of a chain are shown, without what follows; else all. */
  links?: number;
  cells?: number[];
  chosen?: number;
  differ?: number[][];
  houses?: House[];
}
interface Shown extends Argument {
  view?: View;
  trueDigits?: Set<number>;
}

/** What the board is made of, and what it shows then. */
interface TableState {
  game: Game;
  shown: Shown | null;
  wrong: Set<number>;
  mode: Mode | null;
  drawing: Set<number> | null;
  filter: number;
}
type TableView = Required<Omit<BoardView, "trueDigits">> & BoardView;

/** A board in place of the game: regions while they are drawn. */
interface Mode {
  panel: HTMLElement;
  view: View;
  digit(cells: number[], value: number): void;
  clear(cells: number[]): void;
  /** Whether its digits are those of the board, so that keys write them by their places. */
  readonly hasDigits?: boolean;
  undo(): void;
  redo(): void;
  counts(): number[];
  label(cell: number): string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

type Status = "unique" | "several" | "none" | "contradictory";

/** What puzzles are made of: the request that the service takes. */
type Recipe = Service.GenerateQuestion & { layout: Layout };

/** Puzzles that are exported or printed. */
interface Source {
  states?: State[];
  boards?: (PuzzleFile & { state: State })[];
  puzzles?: number[];
  games?: number[];
  collection?: string;
  count?: number;
  board?: boolean;
}

interface Settings {
  language: string;
  theme: string;
  fixedMarks: boolean;
  /** "small", "usual" or "large". */
  digitSize: string;
  markSize: string;
  letters: boolean;
  peers: boolean;
  same: boolean;
  conflicts: string;
  tidy: boolean;
  several: string;
  timer: boolean;
  palette: string;
  names: boolean;
  glyphs: boolean;
  flip: boolean;
  digitFirst: boolean;
  cellNames: CellNames;
  /** Of Sudoku: "" not read yet, "known" to one who solves puzzles, "learnt" in the course. */
  rulesOf: string;
  sounds: boolean;
  haptics: boolean;
  linkBase: string;
}

/** What an element may be filled with; what is not there is left out. */
type Child = Node | string | number | boolean | null | undefined | readonly Child[];

/** The element that `h` makes for a name such as "button.main#go". */
type TagOf<Name extends string> = Name extends `${infer Tag}.${string}`
  ? TagOf<Tag>
  : Name extends `${infer Tag}#${string}`
    ? Tag
    : Name;
type ElementOf<Name extends string> =
  TagOf<Name> extends keyof HTMLElementTagNameMap
    ? HTMLElementTagNameMap[TagOf<Name>]
    : HTMLElement;

/** Of the modules. */
type App = import("./app.js").App;
type Board = import("./board/board.js").Board;
type Dialogs = import("./page/dialogs.js").Dialogs;
type Game = import("./play/game.js").Game;
type HintPanel = import("./learn/hint.js").HintPanel;
type LibraryPanel = import("./library/library.js").LibraryPanel;
type MakePanel = import("./setting/make.js").MakePanel;
type Pen = import("./play/pen.js").Pen;
type RoleMarks = import("./board/roles.js").RoleMarks;
type PlayPanel = import("./play/play.js").PlayPanel;
type Zoom = import("./board/zoom.js").Zoom;
type Icon = import("./page/dom.js").Icon;
type Refusal = import("./service/refusals.js").Refusal;

/** As the service has them. */
type Layout = Service.LayoutRecordSent;
type Area = Service.AreaRecordSent;
type Scene = Service.SceneRecordSent;
type Role = Service.PlayedRole;
type State = Service.StateSent;
type PlacedRule = Service.RuleRecord;
type Broken = Service.BrokenRecord;
type House = Pick<Service.HouseRecord, "cells"> & Partial<Service.HouseRecord>;
type Group = Service.GroupRecord;
type Spot = Service.SpotRecord;
type Arrow = Service.ArrowRecord;
type Overlay = Service.OverlayRecord;
type Step = Service.StepRecord;
/** A grade that an older page kept has no time and no places. */
type Grade = Omit<Service.GradeRecord, "seconds" | "places"> & {
  seconds?: number;
  places?: number;
};
type RatedTechnique = Service.RatedTechnique;
type Rating = Service.RatingRecord;
type ConflictSet = Service.ConflictSetRecord;
type Verdict = Service.CheckAnswer;
type Mistake = Service.MistakeRecord;
/** What is refused: by the service, or by the page itself, in its own words. */
type Problem = Pick<Service.Problem, "code"> & Partial<Service.Problem>;
type Language = Service.About["languages"][number];
/** Messages in a language, with the values of their variables. */
interface Texts {
  hasMessage(key: string): boolean;
  format(key: string, values: Record<string, string | number>): string;
}
/** What is said in a language; `dates` is its tag for them. */
interface Voice {
  language: Language;
  dates: string;
  texts: Texts;
}
type CellNames = NonNullable<Service.TeachQuestion["cellNames"]>;
type MadePuzzle = {
  state: State;
  grade?: Grade | null;
  rating?: Rating | null;
  cosmetics?: Cosmetics;
};
type Proposed = Service.ProposedRecord;
type ListedTechnique = Service.TechniqueRecord;
type PlayStatistics = Service.StatisticsRecord;
type Times = Service.TimesRecord;
type Place = NonNullable<Service.Problem["place"]>;
