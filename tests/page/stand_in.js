// What modules find of a page where there is none: elements keep what they are given, and show
// nothing. Tests read what was said in them, and send them events.

class Part extends EventTarget {
  children = [];
  dataset = {};
  classList = { add: () => {}, remove: () => {}, toggle: () => {} };
  style = { setProperty: () => {} };
  hidden = false;

  append(...children) {
    this.children.push(...children);
  }
  replaceChildren(...children) {
    this.children = children;
  }
  get textContent() {
    return this.children.map((child) => child.textContent ?? child).join("");
  }
  set textContent(text) {
    this.children = [text];
  }
  getBoundingClientRect() {
    return { height: 0 };
  }
  contains(part) {
    return part === this;
  }
  setAttribute() {}
  scrollIntoView() {}
  setPointerCapture() {}
}

/** The elements that the page has from the start, by their selectors. */
const places = new Map();

class Page extends EventTarget {
  documentElement = new Part();
  body = new Part();
  createElement = () => new Part();
  createElementNS = () => new Part();

  querySelector(selector) {
    if (selector === "dialog[open]") return null;
    if (!places.has(selector)) places.set(selector, new Part());
    return places.get(selector);
  }
}

globalThis.document = new Page();
globalThis.window = new EventTarget();
globalThis.matchMedia = () => new EventTarget();
