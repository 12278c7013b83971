// The dialog that makes puzzles of photos: ways to a picture, its reading, corrections.

import { button, fieldIn, fill, h, input } from "../dom.js";
import { saveBytes } from "../downloads.js";
import { isStatic } from "../edition.js";
import { badNote } from "../notices.js";
import { loadPart } from "../parts.js";
import { t } from "../words.js";
import { readPicture } from "./asking.js";
import { cameraProblem, cameraView, canAskForCamera } from "./camera.js";
import { Correcting } from "./correcting.js";
import { openPicture, release } from "./picture.js";

const TYPES = "image/*,application/pdf";

/**
 * Open it, with a picture where there is one.
 * @param {PhotoApp} app @param {PhotoDialogs} dialogs @param {Blob | null} given
 */
export async function openPhoto(app, dialogs, given = null) {
  await loadPart("photo");
  const sheet = h("div.stack.photo");
  const dialog = dialogs.show(t("photo"), sheet);
  dialog.classList.add("photo-dialog");
  /** What runs now: a camera, a reading; the next step ends it. */
  let control = new AbortController();
  /** @type {Correcting | null} */
  let correcting = null;

  /** Begin a step; what was before it ends. */
  function step() {
    control.abort();
    correcting?.end();
    correcting = null;
    control = new AbortController();
    return control.signal;
  }
  dialog.addEventListener("close", step);

  /** @param {Child} note */
  function start(note = null) {
    step();
    if (isStatic) {
      const command = "pip install 'nonet[app,photo]' && nonet play";
      fill(sheet, h("p", t("photo-static", { command })));
      return;
    }
    const file = h("input", { type: "file", accept: TYPES, hidden: true, onchange: chosen });
    const camera = h("input", {
      type: "file",
      accept: "image/*",
      capture: "environment",
      hidden: true,
      onchange: chosen,
    });
    const choose = button(t("photo-choose"), () => file.click(), { kind: ".main" });
    fill(
      sheet,
      note,
      h("p", t("photo-how")),
      h(
        "div.row",
        choose,
        button(t("photo-camera"), () => (canAskForCamera() ? look() : useCapture(camera))),
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
  function useCapture(field) {
    if (matchMedia("(pointer: coarse)").matches) field.click();
    else start(h("p.note", { role: "alert" }, t("photo-camera-insecure")));
  }

  /** @param {Event} event */
  const chosen = (event) => {
    const [file] = fieldIn(event).files ?? [];
    if (file) read(openPicture(file));
  };

  async function look() {
    const signal = step();
    try {
      const view = await cameraView((picture) => read(Promise.resolve(picture)), start, signal);
      if (!signal.aborted) fill(sheet, view);
    } catch (error) {
      if (!signal.aborted) start(h("p.note", { role: "alert" }, cameraProblem(error)));
    }
  }

  /** @param {Promise<PhotoPicture>} coming */
  async function read(coming, page = 1) {
    const signal = step();
    const stop = button(t("stop"), () => start());
    fill(
      sheet,
      h("p", { role: "status" }, t("photo-reading")),
      h("progress", { "aria-label": t("photo-reading") }),
      h("div.row", stop),
    );
    stop.focus();
    /** @type {PhotoPicture | null} */
    let picture = null;
    try {
      picture = await coming;
      const { found, pages } = await readPicture(picture, page, signal);
      if (signal.aborted) throw signal.reason;
      const pager = pages > 1 ? pagesOf(pages, page, (other) => read(coming, other)) : null;
      if (found.length) {
        correct(found, pager, picture);
        return;
      }
      start([refused(t("photo-none"), picture.shown), pager]);
    } catch (error) {
      if (!signal.aborted) start(badNote(error, { role: "alert" }));
    }
    release(picture?.shown ?? null);
  }

  /**
   * @param {import("./correcting.js").Found[]} found @param {Child} pager
   * @param {PhotoPicture} picture
   */
  function correct(found, pager, picture) {
    correcting = new Correcting(app, dialogs, found, {
      close: () => dialog.close(),
      another: start,
      save: picture.isFile ? null : () => save(picture.data),
    });
    fill(sheet, pager, correcting.element);
    correcting.focus();
  }

  dialog.addEventListener("paste", (event) => {
    const [file] = event.clipboardData?.files ?? [];
    if (!file || isStatic) return;
    event.preventDefault();
    event.stopPropagation();
    read(openPicture(file).then((picture) => ({ ...picture, isFile: false })));
  });
  dialog.addEventListener("drop", (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    document.body.classList.remove("dropping");
    event.preventDefault();
    event.stopPropagation();
    if (file && !isStatic) read(openPicture(file));
  });

  if (given && !isStatic) read(openPicture(given));
  else start();
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
