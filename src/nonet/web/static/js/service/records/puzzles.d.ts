// Made by tools/page_types.py.

declare namespace Service {
  /** The version of the service and its limits. */
  interface About {
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
  }

  /** The version of the service and its limits. */
  type AboutQuestion = Record<string, never>;

  /** An area of whole cells, shaded or in a colour. */
  interface AreaRecord {
    x: number;
    y: number;
    width: number;
    height: number;
    tint: number | null;
  }

  /** An area of whole cells, shaded or in a colour. */
  interface AreaRecordSent {
    x: number;
    y: number;
    width: number;
    height: number;
    tint?: number | null;
  }

  /** A link from one candidate to another one; the dashed ones are weak. */
  interface ArrowRecord {
    start: [number, number];
    end: [number, number];
    strong: boolean;
    /** Not where the words of a long argument leave it out. */
    drawn: boolean;
  }

  /** Rules that are to be one. */
  interface CombineRulesQuestion {
    layout: LayoutRecordSent;
    lines: string[];
    /** The rule that is made of them. */
    kind: string;
    /** How many of them hold, if it says so. */
    number?: number;
    bound?: "exactly" | "at_least" | "at_most";
  }

  /** The pairs of digits that two of its cells may hold, that of the first cell first. */
  interface DigitPairsAnswer {
    pairs: number[][];
  }

  /** A line that may be a rule of pairs of cells, on a board of this size. */
  interface DigitPairsQuestion {
    size: number;
    /** A rule as the command line takes it. */
    line: string;
  }

  /** How a rule of one's own is named, explained and drawn. */
  interface DressRecord {
    title: string;
    text: string;
    shape: "usual" | "none" | "line" | "arrow" | "dots" | "cells" | "cage" | "kept";
    colour: string;
    label: string;
  }

  /** How a rule of one's own is named, explained and drawn. */
  interface DressRecordSent {
    title?: string;
    text?: string;
    shape?: "usual" | "none" | "line" | "arrow" | "dots" | "cells" | "cage" | "kept";
    colour?: string;
    label?: string;
  }

  /** Rules that are to be named and drawn so; those of kinds that are not are left as they are. */
  interface DressRulesQuestion {
    layout: LayoutRecordSent;
    lines: string[];
    dress: DressRecordSent;
  }

  /** A cell that is shaded. */
  interface FillRecord {
    cell: number;
    ink: "blue" | "orange" | "green" | "purple" | "sky" | "vermilion" | "yellow";
  }

  /** The outline of a house. */
  interface FrameRecord {
    cells: number[];
    ink: "blue" | "orange" | "green" | "purple" | "sky" | "vermilion" | "yellow";
    dashed: boolean;
    /** Those of a higher rank run further inside. */
    rank: number;
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

  /** A layer of variables: one for each cell, or some of its own. */
  interface LayerRecord {
    name: string;
    /** The numbers that a variable may be. */
    values: number[];
    /** How many variables; null: one for each cell. */
    count: number | null;
    /** Whether solutions differ in it. */
    counts: boolean;
  }

  /** A layer of variables: one for each cell, or some of its own. */
  interface LayerRecordSent {
    name: string;
    /** The numbers that a variable may be. */
    values: number[];
    /** How many variables; null: one for each cell. */
    count?: number | null;
    /** Whether solutions differ in it. */
    counts?: boolean;
  }

  /** A layout, as `nonet.constraints.fields` has it: box, regions or neither, and constraints. */
  interface LayoutRecord {
    size: number;
    /** Rows and columns of a box. */
    box: [number, number] | null;
    /** For each cell the number of its region. */
    regions: number[] | null;
    /** The first and the last, where they are not 1 to N. */
    digits?: [number, number] | null;
    /** Rows and columns of a board that is no square, or has houses of its own. */
    shape?: [number, number] | null;
    /** Names of the cells that it lacks. */
    holes?: string | null;
    /** Names of the cells of each house of such a board. */
    houses?: string[] | null;
    /** Variables beside the digits, such as the roles of cells. */
    layers?: LayerRecord[] | null;
    diagonals: boolean | Record<string, unknown>[];
    windows: boolean | Record<string, unknown>[];
    disjointGroups: boolean | Record<string, unknown>[];
    constraints: boolean | Record<string, unknown>[];
  }

  /** A layout, as `nonet.constraints.fields` has it: box, regions or neither, and constraints. */
  interface LayoutRecordSent {
    size: number;
    /** Rows and columns of a box. */
    box?: [number, number] | null;
    /** For each cell the number of its region. */
    regions?: number[] | null;
    /** The first and the last, where they are not 1 to N. */
    digits?: [number, number] | null;
    /** Rows and columns of a board that is no square, or has houses of its own. */
    shape?: [number, number] | null;
    /** Names of the cells that it lacks. */
    holes?: string | null;
    /** Names of the cells of each house of such a board. */
    houses?: string[] | null;
    /** Variables beside the digits, such as the roles of cells. */
    layers?: LayerRecordSent[] | null;
    diagonals?: boolean | Record<string, unknown>[];
    windows?: boolean | Record<string, unknown>[];
    disjointGroups?: boolean | Record<string, unknown>[];
    constraints?: boolean | Record<string, unknown>[];
  }

  /** The marks of a step on a board, in addition to its placements and eliminations. */
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

  /** The lines of the rules. */
  interface OwnRulesAnswer {
    lines: string[];
  }

  /** A role that cells are marked with. */
  interface PlayedRole {
    layer: string;
    value: number;
    /** How it is written in a cell; empty: unknown. */
    sign: string;
    /** Whether it is a part of the puzzle to find it. */
    counts: boolean;
    /** The first variable of its layer. */
    start: number;
    /** What a variable is then, where 1 is the first number. */
    number: number;
  }

  /** The form of every error. */
  interface Problem {
    /** Stable, for programs. */
    code: string;
    /** A sentence for people. */
    message: string;
    /** Where: line and column, cells, or the field of the request and its limits. */
    place: {
      field?: string;
      least?: number;
      most?: number;
      shortest?: number;
      longest?: number;
      line?: number;
      column?: number;
      alphabets?: string[];
      rule?: string;
      puzzle?: number;
      cells?: number[];
      digit?: number | null;
      house?: string | null;
      revision?: number;
      tries?: number;
      found?: number;
      best?: number[];
    } | null;
  }

  /** What is added to the layout. */
  interface RoleLayersAnswer {
    layers: LayerRecord[];
    /** Its rules. */
    lines: string[];
  }

  /** A kind of roles, by its name, on a layout. */
  interface RoleLayersQuestion {
    layout: LayoutRecordSent;
    name: string;
  }

  /** Room for pencil marks in a cell beside the marks of rules: left, top, right and bottom. */
  interface RoomRecord {
    cell: number;
    free: [number, number, number, number];
  }

  /** The scene of a layout. */
  interface SceneQuestion {
    layout: LayoutRecordSent;
    /** What is drawn, as nonet's own format has it. */
    cosmetics?: Record<string, unknown>;
  }

  /** The scene of a layout beyond its regions, and the room that it leaves for candidates. */
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
    /** What cells are marked with. */
    roles?: PlayedRole[];
    /** The layer of what cells count as, which rules may read in place of digits; or empty. */
    reads?: string;
  }

  /** The scene of a layout beyond its regions, and the room that it leaves for candidates. */
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
    /** What cells are marked with. */
    roles?: PlayedRole[];
    /** The layer of what cells count as, which rules may read in place of digits; or empty. */
    reads?: string;
  }

  /** A rule that is made of others. */
  interface SplitRuleQuestion {
    layout: LayoutRecordSent;
    /** A rule as the command line takes it. */
    line: string;
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
    /** What the player says of each variable of the layers; 0: nothing, 1: the first number. */
    layers?: number[] | null;
  }

  /** The state of a grid: givens, entries and, where the player has them, pencil marks. */
  interface StateSent {
    layout: LayoutRecordSent;
    givens: number[];
    entries?: number[] | null;
    /** Pencil marks of each cell; null: none made, all candidates are possible. */
    candidates?: (number[] | null)[] | null;
    /** What the player says of each variable of the layers; 0: nothing, 1: the first number. */
    layers?: number[] | null;
  }
}
