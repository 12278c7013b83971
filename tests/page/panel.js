// A panel beside the table: its text, its buttons and keys.

import { until } from "./service.js";

export class Panel {
  /** @param panel what has an `element` */
  constructor(panel) {
    this.panel = panel;
    document.body.replaceChildren(panel.element);
  }

  get text() {
    return this.panel.element.textContent;
  }

  parts() {
    return [...this.panel.element.all()];
  }

  /** The button of this name, if it is there. */
  button(name) {
    return this.parts().find(
      (part) =>
        part.name === "button" &&
        (part.textContent === name || part.getAttribute("aria-label") === name),
    );
  }

  /** Press a button once it is there. */
  async press(name) {
    await until(() => this.button(name));
    this.click(this.button(name));
  }

  click(part) {
    const event = new Event("click");
    Object.defineProperty(event, "currentTarget", { value: part });
    part.dispatchEvent(event);
  }

  key(key) {
    const event = Object.assign(new Event("keydown", { cancelable: true }), { key });
    this.panel.element.dispatchEvent(event);
  }

  /** Move its slider. */
  slide(value) {
    const slider = this.parts().find(({ name }) => name === "input");
    slider.value = String(value);
    slider.dispatchEvent(new Event("input"));
  }

  /** Wait until the panel says something. */
  says(words) {
    return until(() =>
      words instanceof RegExp ? words.test(this.text) : this.text.includes(words),
    );
  }
}
