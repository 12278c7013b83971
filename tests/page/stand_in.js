// What modules find of a page where there is none: elements know their names, attributes and
// children, hear events, and are nowhere on a screen.

import { existsSync, readdirSync, readFileSync } from "node:fs";

class Classes extends Set {
  remove(...names) {
    for (const name of names) this.delete(name);
  }
  contains(name) {
    return this.has(name);
  }
  toggle(name, isOn = !this.has(name)) {
    if (isOn) this.add(name);
    else this.delete(name);
  }
}

class Part extends EventTarget {
  attributes = new Map();
  children = [];
  classList = new Classes();
  dataset = {};
  hidden = false;
  parent = null;
  style = { setProperty: () => {} };

  constructor(name = "div") {
    super();
    this.name = name;
  }

  setAttribute(name, value) {
    if (name === "class") this.classList = new Classes(value.split(" ").filter(Boolean));
    this.attributes.set(name, value);
  }
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }
  hasAttribute(name) {
    return this.attributes.has(name);
  }
  removeAttribute(name) {
    this.attributes.delete(name);
  }

  taken(children) {
    for (const child of children)
      if (child instanceof Part) {
        child.remove();
        child.parent = this;
      }
    return children;
  }
  append(...children) {
    this.children.push(...this.taken(children));
  }
  prepend(...children) {
    this.children.unshift(...this.taken(children));
  }
  replaceChildren(...children) {
    for (const child of this.children) if (child instanceof Part) child.parent = null;
    this.children = [];
    this.append(...children);
  }
  before(...parts) {
    const { children } = this.parent;
    children.splice(children.indexOf(this), 0, ...parts);
    for (const part of parts) part.parent = this.parent;
  }
  replaceWith(other) {
    const { parent } = this;
    if (!parent) return;
    parent.children[parent.children.indexOf(this)] = other;
    this.parent = null;
    other.parent = parent;
  }
  remove() {
    if (this.parent) this.parent.children = this.parent.children.filter((one) => one !== this);
    this.parent = null;
  }
  get lastElementChild() {
    return this.children.at(-1);
  }
  contains(part) {
    return part === this;
  }

  /** This element and all below it. */
  *all() {
    yield this;
    for (const child of this.children) if (child instanceof Part) yield* child.all();
  }
  /** Whether a selector of classes, one attribute or ":enabled" means this element. */
  is(selector) {
    const [, attribute] = /^\[([\w-]+)\]$/.exec(selector) ?? [];
    if (attribute) return this.hasAttribute(attribute);
    const classes = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
    const isWanted = !selector.endsWith(":enabled") || !this.hasAttribute("disabled");
    return isWanted && classes.length > 0 && classes.every((name) => this.classList.has(name));
  }
  querySelectorAll(selector) {
    return [...this.all()].slice(1).filter((part) => part.is(selector));
  }
  querySelector(selector) {
    return this.querySelectorAll(selector)[0] ?? null;
  }
  get childElementCount() {
    return this.children.filter((child) => child instanceof Part).length;
  }
  get isConnected() {
    return this === document.body || Boolean(this.parent?.isConnected);
  }

  get textContent() {
    return this.children.map((child) => child.textContent ?? child).join("");
  }
  set textContent(text) {
    this.children = [text];
  }

  focus() {
    document.activeElement = this;
  }
  getBoundingClientRect() {
    return { height: 0 };
  }
  scrollIntoView() {}
  getRootNode() {
    return document;
  }
  setPointerCapture() {}
}

/** The elements that the page has from the start, by their selectors. */
const places = new Map();

class Page extends EventTarget {
  documentElement = new Part();
  body = new Part();
  hidden = true; // so that nothing waits for the screen
  createElement = (name) => new Part(name);
  createElementNS = (_, name) => new Part(name);

  querySelector(selector) {
    if (selector === "dialog[open]") return null;
    if (!places.has(selector)) places.set(selector, new Part());
    return places.get(selector);
  }
}

/** Code, name, tag and tag for dates of each language with a folder, as for the page: English first. */
function languages() {
  const folder = new URL("../../src/nonet/locales/", import.meta.url);
  return readdirSync(folder)
    .map((code) => [code, new URL(`${code}/language.json`, folder)])
    .filter(([, file]) => existsSync(file))
    .sort(([a], [b]) => Number(b === "en") - Number(a === "en"))
    .map(([code, file]) => {
      const { name, tag, dates = tag } = JSON.parse(readFileSync(file, "utf-8"));
      return [code, name, tag, dates];
    });
}

globalThis.document = new Page();
document.documentElement.dataset.languages = JSON.stringify(languages());
globalThis.HTMLInputElement = class {};
globalThis.window = new EventTarget();
globalThis.matchMedia = () => new EventTarget();
globalThis.DOMParser = class {
  parseFromString = () => ({ documentElement: { childNodes: [] } });
};
globalThis.DOMMatrix = class {};
