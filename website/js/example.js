// An example of a page: its code block with buttons below, an editor in its place when asked for,
// and the output.

import { ROOT } from "./addresses.js";
import * as blocks from "./blocks.js";
import { button, element } from "./dom.js";
import { editor } from "./editor.js";
import { Output } from "./output.js";
import { fragmentOfCode } from "./shared_code.js";
import * as texts from "./texts.js";

/** @typedef {import("./session.js").Ending} Ending */

/** @type {Partial<Record<Ending, string>>} */
const SAID = {
  stopped: texts.STOPPED,
  late: texts.LATE,
  died: texts.DIED,
  unsupported: texts.UNSUPPORTED,
};

/** @param {string} text @param {string} done what is said then @returns {Promise<string>} */
async function copied(text, done) {
  try {
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    return texts.NOT_COPIED;
  }
}

export class Example {
  /**
   * @param {HTMLElement} block of the page @param {number} number on the page, from 1
   * @param {import("./page.js").Page} page
   */
  constructor(block, number, page) {
    this.block = block;
    this.number = number;
    this.page = page;
    this.printed = (block.querySelector("code") ?? block).textContent ?? "";
    this.isElsewhere = false;
    this.isRunning = false;
    /** @type {HTMLTextAreaElement | null} */
    this.field = null;
    this.output = new Output();
    this.status = element("span", { class: "nn-status", role: "status" });
    this.runButton = this.button(texts.RUN, () => this.toggle(), "nn-run");
    this.editButton = this.button(texts.EDIT, () => this.edit());
    this.resetButton = this.button(texts.RESET, () => this.reset());
    this.copyButton = this.button(texts.COPY, () => this.copy());
    this.linkButton = this.button(texts.COPY_LINK, () => this.copyLink());
    this.resetButton.hidden = true;
    this.linkButton.hidden = true;
    this.bar = element("div", { class: "nn-bar" });
    block.after(element("div", { class: "nn-example" }, this.bar, this.output.element));
  }

  /** @param {string} label @param {() => void} act @param {string} [kind] */
  button(label, act, kind = "") {
    const name = texts.actionOf(label, this.number);
    return button(label, act, { class: `nn-button ${kind}`.trim(), "aria-label": name });
  }

  /** Show the buttons. */
  offer() {
    const { runButton, editButton, resetButton, copyButton, linkButton, status } = this;
    this.bar.append(runButton, editButton, resetButton, copyButton, linkButton, status);
  }

  /** Show why the example does not run here; what it prints stays. @param {string} why */
  refuse(why) {
    this.isElsewhere = true;
    this.say(why);
    this.bar.replaceChildren(this.copyButton, this.status);
  }

  /** What is to run now. @returns {import("./session.js").Code} */
  code() {
    const source = this.field?.value ?? blocks.codeInPlace(this.printed);
    return { source, goesOn: blocks.goesOnAfterErrors(this.printed) };
  }

  /** @param {string | HTMLElement} text */
  say(text) {
    this.status.replaceChildren(text);
  }

  toggle() {
    if (this.isRunning) this.page.session.stop();
    else if (this.page.isBusy) this.say(texts.BUSY);
    else this.run();
  }

  async run() {
    this.show(true);
    this.output.clear();
    this.say(this.page.session.isUp ? texts.RUNNING : texts.LOADING);
    const start = performance.now();
    const ending = await this.page.run(
      this,
      (parts) => parts.map((part) => this.output.show(part)),
      (number, { text }) => this.output.addText("warning", `${texts.above(number, text)}\n`),
    );
    this.show(false);
    this.end(ending, performance.now() - start);
  }

  /** @param {Ending} ending @param {number} milliseconds */
  end(ending, milliseconds) {
    if (ending === "away") {
      const again = button(texts.TRY_AGAIN, () => this.toggle(), { class: "nn-button" });
      this.say(element("span", {}, `${texts.AWAY} `, again));
    } else {
      this.say(SAID[ending] ?? texts.done(milliseconds));
    }
  }

  /** Its button is Stop while it runs, and keeps the focus. @param {boolean} isRunning */
  show(isRunning) {
    this.isRunning = isRunning;
    const label = isRunning ? texts.STOP : texts.RUN;
    this.runButton.textContent = label;
    this.runButton.setAttribute("aria-label", texts.actionOf(label, this.number));
    this.runButton.classList.toggle("nn-stop", isRunning);
  }

  edit() {
    if (!this.field) {
      this.field = editor(blocks.codeIn(this.printed), texts.codeOf(this.number), {
        leave: () => this.runButton.focus(),
        run: () => this.toggle(),
      });
      this.block.hidden = true;
      this.block.after(this.field);
      this.editButton.hidden = true;
      this.resetButton.hidden = false;
      this.linkButton.hidden = false;
    }
    this.field.focus();
  }

  reset() {
    this.field?.remove();
    this.field = null;
    this.block.hidden = false;
    this.editButton.hidden = false;
    this.resetButton.hidden = true;
    this.linkButton.hidden = true;
    this.output.clear();
    this.say("");
    this.editButton.focus();
  }

  async copy() {
    this.say(await copied(this.field?.value ?? blocks.codeIn(this.printed), texts.COPIED));
  }

  async copyLink() {
    const fragment = fragmentOfCode(this.field?.value ?? "");
    if (fragment === null) this.say(texts.TOO_LONG);
    else this.say(await copied(new URL(`examples/${fragment}`, ROOT).href, texts.LINK_COPIED));
  }
}
