// All that examples say to the reader: the site is in English.

export const RUN = "Run";
export const STOP = "Stop";
export const EDIT = "Edit";
export const RESET = "Reset";
export const COPY = "Copy";
export const COPY_LINK = "Copy link";
export const TRY_AGAIN = "Try again";
export const OPEN = "Open in the app";

export const OUTPUT = "Output";
export const LOADING = "Loading Python: 7 MB, once …";
export const RUNNING = "Running …";
export const BUSY = "Another example is running: stop it, or wait for it";
export const COPIED = "Copied";
export const LINK_COPIED = "Link copied";
export const NOT_COPIED = "The browser did not allow copying";
export const STOPPED = "Stopped: the next run begins a new session";
export const LATE = "Stopped after 30 s: the next run begins a new session";
export const DIED = "Python ended unexpectedly: the next run begins a new session";
export const AWAY = "Python could not be loaded.";
export const CUT = "… more output is not shown\n";
export const UNSUPPORTED =
  "This browser cannot run examples: it has no WebAssembly or no module workers.";

export const SHARED = "Code from a link";
export const SHARED_NOTE =
  "This code came with the link that you opened. It runs, in your browser alone, when you press Run.";
export const DAMAGED = "The link holds no code that can be read.";
export const TOO_LONG = "The code is too long for a link.";

/** @param {number} number */
export const example = (number) => `example ${number}`;
/** @param {string} action @param {number} number its name begins with what is seen */
export const actionOf = (action, number) => `${action} ${example(number)}`;
/** @param {number} number */
export const codeOf = (number) => `Code of ${example(number)}; Escape leaves the field`;
/** @param {number} milliseconds */
export const done = (milliseconds) => `Ran in ${Math.round(milliseconds)} ms`;
/** @param {number} line @param {string} error */
export const atLine = (line, error) => `line ${line}: ${error}`;
/** @param {number} number @param {string} error */
export const above = (number, error) => `${example(number)} above: ${error}`;
/** @param {string} what it is a picture of */
export const pictureOf = (what) => `Picture of ${what}`;
/** @param {string} need what a browser does not have */
export const elsewhere = (need) =>
  need ? `Runs on your computer: needs ${need}` : "Runs on your computer";
/** @param {string} name */
export const inReference = (name) => `${name} in the reference`;
/** @param {string} name */
export const notInReference = (name) => `The reference has no entry ${name}.`;
