// What a run shows, below its example.

import { puzzleAddress } from "./addresses.js";
import { element } from "./dom.js";
import { helpOn } from "./help.js";
import * as texts from "./texts.js";

/** @typedef {import("./session.js").Part} Part */

/** Its own document: no script of it runs, and it loads nothing. @param {string} svg */
const pictureAddress = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Texts of one kind that follow each other are one element. */
const FLOWING = new Set(["text", "warning"]);

export class Output {
  constructor() {
    this.element = element("div", {
      class: "nn-output",
      role: "log",
      "aria-label": texts.OUTPUT,
      tabindex: "0",
    });
    this.clear();
  }

  clear() {
    this.element.hidden = true;
    this.element.replaceChildren();
  }

  /** @param {Node} part */
  add(part) {
    this.element.hidden = false;
    this.element.append(part);
  }

  /** @param {string} kind @param {string} text */
  addText(kind, text) {
    const last = this.element.lastElementChild;
    if (FLOWING.has(kind) && last?.className === `nn-${kind}`) last.append(text);
    else this.add(element("pre", { class: `nn-${kind}` }, text));
  }

  /** @param {Part} part */
  show({ kind, text, line }) {
    if (kind === "picture") this.add(this.picture(text));
    else if (kind === "link") this.addLink(text);
    else if (kind === "help") helpOn(text).then((entry) => this.add(entry));
    else if (kind === "error") this.addText(kind, line ? texts.atLine(line, text) : text);
    else if (kind === "cut") this.addText("text", texts.CUT);
    else if (FLOWING.has(kind)) this.addText(kind, text);
  }

  /** @param {string} svg */
  picture(svg) {
    const what = this.element.lastElementChild?.textContent?.trim().split(/[\n(]/)[0] ?? "";
    return element("img", { src: pictureAddress(svg), alt: texts.pictureOf(what) });
  }

  /** @param {string} fragment */
  addLink(fragment) {
    const href = puzzleAddress(fragment);
    if (href) this.add(element("p", {}, element("a", { href, target: "_blank" }, texts.OPEN)));
  }
}
