// What the modules of photos exchange with the server. Only the type checker reads this file.

type PhotoPoint = [x: number, y: number];
interface LikelyDigit {
  /** 0: the cell is empty. */
  digit: number;
  probability: number;
}
/** A puzzle that was read from a picture. */
interface PhotoFound {
  layout: Layout;
  digits: number[];
  likely: LikelyDigit[][];
  certainty: number;
  inDoubt: boolean;
  problem: string | null;
  doubtful: number[];
  corners: PhotoPoint[];
  mesh: PhotoPoint[][];
  straightened: { side: number; margin: number; pixels: string };
}
interface PhotoAnswer {
  width: number;
  height: number;
  /** Of a PDF the one that was read, and how many there are. */
  page: number;
  pages: number;
  readings: PhotoFound[];
}
/** A picture that was chosen: what is sent, and what is shown; null where that is not known yet. */
interface PhotoPicture {
  data: Blob;
  shown: HTMLCanvasElement | null;
  /** Whether the player has it in a file; one that was taken or pasted may be saved. */
  isFile: boolean;
}
type PhotoApp = Pick<App, "actions" | "begin" | "open" | "tell">;
type PhotoDialogs = Pick<Dialogs, "keep" | "show">;
