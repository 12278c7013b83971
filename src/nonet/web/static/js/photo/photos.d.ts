// What the modules of photos exchange with the server. Only the type checker reads this file.

/** A picture that was chosen: what is sent, and what is shown; null where that is not known yet. */
interface PhotoPicture {
  data: Blob;
  shown: HTMLCanvasElement | null;
  /** Whether the player has it in a file; one that was taken or pasted may be saved. */
  isFile: boolean;
}
type PhotoApp = Pick<App, "actions" | "begin" | "open" | "tell">;
type PhotoDialogs = Pick<Dialogs, "keep" | "show">;

/** As the service has them. */
type PhotoPoint = [x: number, y: number];
type LikelyDigit = Service.LikelyDigit;
type PhotoFound = Service.PhotoRecord;
type PhotoAnswer = Service.PhotoAnswer;
