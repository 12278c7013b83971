// The dialog that makes puzzles of photos: ways to a picture, its reading, corrections.

import { button, fieldIn, fill, h, input } from "../page/dom.js";
import { saveBytes } from "../page/downloads.js";
import { badNote } from "../page/notices.js";
import { loadPart } from "../page/parts.js";
import { t } from "../page/words.js";
import { isStatic } from "../service/edition.js";
import { readPicture } from "./asking.js";
import { cameraProblem, cameraView, canAskForCamera } from "./camera.js";
import { Correcting } from "./correcting.js";
import { openPicture, release } from "./picture.js";

const TYPES = "image/*,application/pdf";

class PhotoDialog {
  sheet = h("div.stack.photo");
  /** What runs now: a camera, a reading; the next step ends it. */
  control = new AbortController();
  /** @type {Correcting | null} */
  correcting = null;

  /** @param {PhotoApp} app @param {PhotoDialogs} dialogs */
  constructor(app, dialogs) {
    this.app = app;
    this.dialogs = dialogs;
    this.dialog = dialogs.show(t("photo"), this.sheet);
    this.dialog.classList.add("photo-dialog");
    this.dialog.addEventListener("close", () => this.step());
    this.dialog.addEventListener("paste", (event) => this.paste(event));
    this.dialog.addEventListener("drop", (event) => this.drop(event));
  }

  /** Begin a step; what was before it ends. */
  step() {
    this.control.abort();
    this.correcting?.end();
    this.correcting = null;
    this.control = new AbortController();
    return this.control.signal;
  }

  /** @param {Child} note */
  start(note = null) {
    this.step();
    if (isStatic) {
      const command = "pip install 'nonet[app,photo]' && nonet play";
      fill(this.sheet, h("p", t("photo-static", { command })));
      return;
    }
    const onchange = (/** @type {Event} */ event) => {
      const [file] = fieldIn(event).files ?? [];
      if (file) this.read(openPicture(file));
    };
    const file = h("input", { type: "file", accept: TYPES, hidden: true, onchange });
    const camera = h("input", {
      type: "file",
      accept: "image/*",
      capture: "environment",
      hidden: true,
      onchange,
    });
    const choose = button(t("photo-choose"), () => file.click(), { kind: ".main" });
    fill(
      this.sheet,
      note,
      h("p", t("photo-how")),
      h(
        "div.row",
        choose,
        button(t("photo-camera"), () =>
          canAskForCamera() ? this.look() : this.useCapture(camera),
        ),
      ),
      h("p.soft.small", t("photo-drop")),
      file,
      camera,
    );
    choose.focus();
  }

  /**
   * Where the page may not ask for a camera, phones have one of their own that gives a file.
   * @param {HTMLInputElement} field
   */
  useCapture(field) {
    if (matchMedia("(pointer: coarse)").matches) field.click();
    else this.start(h("p.note", { role: "alert" }, t("photo-camera-insecure")));
  }

  async look() {
    const signal = this.step();
    const taken = (/** @type {PhotoPicture} */ picture) => this.read(Promise.resolve(picture));
    try {
      const view = await cameraView(taken, () => this.start(), signal);
      if (!signal.aborted) fill(this.sheet, view);
    } catch (error) {
      if (!signal.aborted) this.start(h("p.note", { role: "alert" }, cameraProblem(error)));
    }
  }

  /** @param {Promise<PhotoPicture>} coming */
  async read(coming, page = 1) {
    const signal = this.step();
    this.layReading();
    /** @type {PhotoPicture | null} */
    let picture = null;
    try {
      picture = await coming;
      const { found, pages } = await readPicture(picture, page, signal);
      if (signal.aborted) throw signal.reason;
      const turn = (/** @type {number} */ other) => this.read(coming, other);
      const pager = pages > 1 ? pagesOf(pages, page, turn) : null;
      if (found.length) {
        this.correct(found, pager, picture);
        return;
      }
      this.start([refused(t("photo-none"), picture.shown), pager]);
    } catch (error) {
      if (!signal.aborted) this.start(badNote(error, { role: "alert" }));
    }
    release(picture?.shown ?? null);
  }

  layReading() {
    const stop = button(t("stop"), () => this.start());
    fill(
      this.sheet,
      h("p", { role: "status" }, t("photo-reading")),
      h("progress", { "aria-label": t("photo-reading") }),
      h("div.row", stop),
    );
    stop.focus();
  }

  /**
   * @param {import("./correcting.js").Found[]} found @param {Child} pager
   * @param {PhotoPicture} picture
   */
  correct(found, pager, picture) {
    this.correcting = new Correcting(this.app, this.dialogs, found, {
      close: () => this.dialog.close(),
      another: () => this.start(),
      save: picture.isFile ? null : () => save(picture.data),
    });
    fill(this.sheet, pager, this.correcting.element);
    this.correcting.focus();
  }

  /** @param {ClipboardEvent} event */
  paste(event) {
    const [file] = event.clipboardData?.files ?? [];
    if (!file || isStatic) return;
    event.preventDefault();
    event.stopPropagation();
    this.read(openPicture(file).then((picture) => ({ ...picture, isFile: false })));
  }

  /** @param {DragEvent} event */
  drop(event) {
    const [file] = event.dataTransfer?.files ?? [];
    document.body.classList.remove("dropping");
    event.preventDefault();
    event.stopPropagation();
    if (file && !isStatic) this.read(openPicture(file));
  }
}

/**
 * Open it, with a picture where there is one.
 * @param {PhotoApp} app @param {PhotoDialogs} dialogs @param {Blob | null} given
 */
export async function openPhoto(app, dialogs, given = null) {
  await loadPart("photo");
  const photo = new PhotoDialog(app, dialogs);
  if (given && !isStatic) photo.read(openPicture(given));
  else photo.start();
}

/** Give the player a picture that is in no file yet. @param {Blob} data */
function save(data) {
  const ending = data.type.split("/")[1]?.replace("jpeg", "jpg") || "jpg";
  saveBytes(data, `sudoku-${new Date().toISOString().slice(0, 10)}.${ending}`);
}

/**
 * Where another page is chosen.
 * @param {number} pages @param {number} page @param {(page: number) => void} turn
 */
function pagesOf(pages, page, turn) {
  const field = input(t("photo-page", { count: pages }), {
    type: "number",
    min: 1,
    max: pages,
    step: 1,
    required: true,
    value: String(page),
    onchange: (/** @type {Event} */ event) => {
      const changed = fieldIn(event);
      if (changed.reportValidity()) turn(changed.valueAsNumber);
    },
  });
  field.classList.add("photo-page");
  return field;
}

/**
 * A note with the picture that it is of.
 * @param {string} text @param {HTMLCanvasElement | null} shown
 */
function refused(text, shown) {
  const small = h("canvas.photo-refused", { "aria-hidden": "true" });
  if (shown) {
    const scale = 160 / Math.max(shown.width, shown.height);
    small.width = Math.round(shown.width * scale);
    small.height = Math.round(shown.height * scale);
    small.getContext("2d")?.drawImage(shown, 0, 0, small.width, small.height);
  }
  return h("div.note.bad.row", { role: "alert" }, shown ? small : null, h("p.grow", text));
}
