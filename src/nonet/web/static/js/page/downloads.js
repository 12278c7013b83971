// Files that the browser saves.

import { h } from "./dom.js";

/** Let the browser save what is at an address. @param {string} href @param {string} name */
export function download(href, name) {
  h("a", { href, download: name }).click();
}

/** Let the browser save bytes. @param {Blob} blob @param {string} name */
export function saveBytes(blob, name) {
  const href = URL.createObjectURL(blob);
  download(href, name);
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}
