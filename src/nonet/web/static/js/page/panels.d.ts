// What each panel and dialog uses of the app, and what it keeps. Only the type checker reads this.

type BoardsApp = Pick<
  App,
  "begin" | "board" | "game" | "mode" | "open" | "refresh" | "saver" | "showTab"
>;
type GradeApp = Pick<
  App,
  "game" | "listen" | "moved" | "present" | "refreshTitle" | "saver" | "shown" | "tell"
>;
type HintApp = Pick<
  App,
  | "board"
  | "clearShown"
  | "game"
  | "gradePanel"
  | "listen"
  | "moved"
  | "present"
  | "refresh"
  | "showTab"
  | "shown"
>;
type HintDialogs = Pick<Dialogs, "technique" | "techniqueName" | "techniques">;
type InspectApp = Pick<
  App,
  "clearShown" | "found" | "game" | "listen" | "moved" | "present" | "refresh"
>;
type LibraryApp = Pick<App, "begin" | "game" | "listen" | "load" | "saver" | "showTab">;
type LibraryDialogs = Pick<Dialogs, "export" | "keep" | "paste" | "print" | "show">;
type MakeApp = Pick<
  App,
  | "begin"
  | "board"
  | "game"
  | "listen"
  | "mode"
  | "open"
  | "pattern"
  | "refresh"
  | "saver"
  | "showTab"
  | "symmetricCells"
>;
type NewApp = BoardsApp & Pick<App, "actions" | "load">;
type EndApp = Pick<App, "begin" | "board" | "game" | "gradePanel" | "listen" | "saver" | "showTab">;
type MakeDialogs = Pick<Dialogs, "keep" | "techniqueName" | "techniqueNames">;
type PlayApp = Pick<
  App,
  | "actions"
  | "begin"
  | "board"
  | "found"
  | "game"
  | "gradePanel"
  | "isOpen"
  | "listen"
  | "mode"
  | "moved"
  | "open"
  | "present"
  | "refresh"
  | "repaint"
  | "refreshTitle"
  | "save"
  | "saver"
  | "showBoard"
  | "showTab"
  | "shown"
  | "targets"
  | "tell"
>;
type PlayDialogs = Pick<
  Dialogs,
  | "export"
  | "help"
  | "keep"
  | "paste"
  | "photo"
  | "print"
  | "share"
  | "show"
  | "technique"
  | "techniqueName"
>;
/** What the buttons of a note on a verdict need. */
interface VerdictNote {
  app: Pick<App, "game" | "present">;
  shown: Shown | null;
  repair(changes: Change[]): void;
}
type RulesApp = Pick<
  App,
  | "board"
  | "game"
  | "listen"
  | "present"
  | "refresh"
  | "refreshTitle"
  | "save"
  | "saver"
  | "shown"
  | "targets"
>;
type RegionsApp = Pick<App, "board" | "game" | "mode" | "open" | "refresh" | "saver" | "showTab">;

interface TextSource {
  name: string;
  data?: string;
  text?: string;
  alphabet?: string | null;
}
/** What keys do; false says that a key is left to the browser. */
interface KeyActions {
  /** The last digit. */
  last(): number;
  /** What a number means: the place of the digit among those of the board, 0 for none. */
  valueOf(number: number, tool: Tool | null): number;
  digit(value: number, tool: Tool | null): void;
  replaceDigit(value: number, tool: Tool | null): void;
  clear(): void;
  undo(): void;
  redo(): void;
  tool(name: Tool): void;
  nextTool(way: number): void;
  held(tool: Tool | null): void;
  move(down: number, right: number, extend: boolean): void;
  selectAll(): void;
  selectNone(): void;
  invert(): void;
  centreMarks(): void;
  enter(): unknown;
  letter(letter: string): boolean;
  filter(): void;
  savePoints(): void;
  replay(): void;
  zoom(way: number): void;
  unsolved(): void;
  hint(): void;
  pause(): void;
  print(): void;
  help(): void;
  fullscreen(): void;
}
/** What a key does by its name alone. */
type KeyAction = Exclude<
  keyof KeyActions,
  | "digit"
  | "held"
  | "last"
  | "letter"
  | "move"
  | "nextTool"
  | "replaceDigit"
  | "tool"
  | "valueOf"
  | "zoom"
>;
interface Panel {
  element: HTMLElement;
  show(): void;
}
type Panels = Record<string, Panel>;
interface MenuItem {
  text: string;
  does(): unknown;
  /** Of a switch: whether it is on. */
  checked?: boolean;
}
interface MenuGroup {
  name: string;
  items: MenuItem[];
}
interface MakeOptions {
  difficulty: string | null;
  kind: string;
  rules: string;
  lowest: string;
  highest: string;
  gem: NonNullable<Recipe["gem"]> | "";
  symmetry: NonNullable<Recipe["symmetry"]>;
  count: number | string;
  fewest: string;
  most: string;
  minimal: boolean;
  distinct: boolean;
  start: boolean;
  requires: string[];
  hardest: string;
  without: string[];
  order: string;
  method: NonNullable<Recipe["method"]> | "";
  seed: string;
  seconds: number | string;
}
/** What a request for puzzles is made of. */
interface MakeRequest {
  chosen: MakeOptions;
  layout: Layout;
  pattern: Set<number> | null;
}
type MakeQuestion = Recipe;
interface Placed {
  digit: number;
  x: number;
  y: number;
  radius: number;
}
interface Sign {
  digit: number;
  text: string;
}
type Packed = Placed & { kind: string; text: string; height: number };
interface PadActions {
  tool(name: Tool): void;
  digit(value: number): void;
  letter(letter: string): void;
  /** A long press on a digit. */
  lock(value: number): void;
  filter(): void;
  savePoints(): void;
  replay(): void;
  clear(): void;
  undo(): void;
  redo(): void;
  several(): void;
  colour(value: number): void;
  hint(): void;
  check(): void;
  candidates(): void;
  more(anchor: HTMLElement): void;
}
interface PadState {
  /** Digits of which some break a rule. */
  clashing: Set<number>;
  tool: Tool;
  held: Tool | null;
  info: Geometry;
  counts: number[];
  digit: number;
  colour: number;
  filter: number;
  isChoosing: boolean;
  several: boolean;
  canUndo: boolean;
  canRedo: boolean;
}
interface Unsaved {
  meta: Meta;
  document: string;
  finished: boolean;
}
interface Drag {
  cell: number;
  adds: boolean;
  isTwice: boolean;
}
type RowColumn = [row: number, column: number];
interface SaverListener {
  state(name: string, why?: string): void;
  outdated(meta: Meta, unsaved?: string): void;
}
interface PointerActions {
  change(): void;
  alike(cell: number): void;
  pick(hit: { cell: number; digit: number | null }, event: PointerEvent): boolean;
  unpick(): void;
  pinch(fingers: PointerEvent[] | null): void;
  pan(right: number, down: number): void;
}

/** As the service has them. */
type Combinations = Service.CombinationsRecord;
type ReadPuzzle = Omit<Service.ParsedRecord, "cosmetics"> & { cosmetics: Cosmetics };
type ReadAnswer = Partial<Service.ParseAnswer> & {
  puzzles: ReadPuzzle[];
  problems: Problem[];
  more: boolean;
};
type KeptPuzzle = Service.PuzzleRecord;
/** A browser keeps states as they were sent. */
type KeptGame = Omit<Service.GameRecord, "state"> & { state: State };
type Collection = Service.CollectionRecord;
