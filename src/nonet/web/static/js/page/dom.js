// Elements made and found in one line.
const SVG = "http://www.w3.org/2000/svg";

/**
 * An element: `h("button.main#go", {onclick, "aria-label": …}, "text", child, …)`; without
 * properties, `h("p", "text")`.
 * @template {string} Name @param {Name} name @param {Child | Record<string, unknown>} [first]
 * @param {Child[]} children @returns {ElementOf<Name>}
 */
export function h(name, first, ...children) {
  const [tag] = name.split(/[.#]/);
  const element = document.createElement(tag);
  for (const [, kind, value] of name.matchAll(/([.#])([^.#]+)/g)) {
    if (kind === "#") element.id = value;
    else element.classList.add(value);
  }
  const hasProperties = first?.constructor === Object;
  for (const [key, value] of Object.entries(hasProperties ? first : {}))
    if (isThere(value)) setProperty(element, key, value);
  element.append(
    ...nodesOf(hasProperties ? children : [/** @type {Child} */ (first), ...children]),
  );
  return /** @type {ElementOf<Name>} */ (element);
}

/** @param {HTMLElement} element @param {string} key @param {unknown} value */
function setProperty(element, key, value) {
  if (key.startsWith("on"))
    element.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
  else if (key in element && !key.includes("-") && key !== "list")
    Object.assign(element, { [key]: value });
  else element.setAttribute(key, value === true ? "" : String(value));
}

const isThere = (/** @type {unknown} */ value) =>
  value !== null && value !== undefined && value !== false;

/**
 * Children in one list, without those that are not there.
 * @param {Child[]} children @returns {(Node | string)[]}
 */
const nodesOf = (children) =>
  /** @type {(Node | string)[]} */ (
    /** @type {unknown[]} */ (children).flat(Infinity).filter(isThere)
  );

/**
 * An element of a drawing.
 * @template {keyof SVGElementTagNameMap} Name @param {Name} name
 * @param {Record<string, string | number>} [attributes] @param {(Node | string)[]} children
 */
export function s(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

/** @param {Element} element @param {Record<string, string | number>} attributes */
export function setAttributes(element, attributes) {
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
}

/** An element that the page has from the start. @param {string} selector */
export const $ = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));

/**
 * @param {Child} text @param {(event: MouseEvent) => unknown} onclick
 * @param {Record<string, unknown>} properties
 */
export function button(text, onclick, properties = {}) {
  const { kind = "", ...rest } = properties;
  return h(`button.btn${kind}`, { type: "button", onclick, ...rest }, text);
}

/** Most characters of a name that the server takes. */
export const MAX_NAME = 200;

/**
 * A list to choose from; `options` are [value, text].
 * @param {string} label @param {(string | number)[][]} options @param {unknown} value
 * @param {(value: string) => unknown} [onchange]
 */
export function choice(label, options, value, onchange) {
  const select = h(
    "select",
    { onchange: (/** @type {Event} */ event) => onchange?.(fieldIn(event).value) },
    options.map(([key, text]) =>
      h("option", { value: key, selected: String(key) === String(value) }, text),
    ),
  );
  return h("label.field", label, select);
}

/** @param {string} label @param {Record<string, unknown>} properties */
export function input(label, properties = {}) {
  return h("label.field", label, h("input", { type: "text", autocomplete: "off", ...properties }));
}

/** The field that an event is of. @param {Event} event */
export const fieldIn = (event) => /** @type {HTMLInputElement} */ (event.target);

/** @param {HTMLElement} label @returns {HTMLInputElement} */
export const fieldOf = (label) =>
  /** @type {HTMLInputElement} */ (label.querySelector("input, select, textarea"));

/** What the field of a label holds. @param {HTMLElement} label */
export const fieldValue = (label) => fieldOf(label).value;

/** The names in the field of a label, which commas separate. @param {HTMLElement} label */
export const namesOf = (label) =>
  fieldValue(label)
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * Show an element's children in place of what it has.
 * @template {Element} Container @param {Container} element @param {Child[]} children
 */
export function fill(element, ...children) {
  element.replaceChildren(...nodesOf(children));
  return element;
}

/** Milliseconds after which a press is a long one. */
export const LONG = 500;

/**
 * Do something when a button is pressed long; it is not clicked then.
 * @param {HTMLElement} element @param {() => void} does
 */
export function onLongPress(element, does) {
  let timer = 0;
  let isLong = false;
  element.addEventListener("pointerdown", ({ button: which }) => {
    isLong = false;
    clearTimeout(timer);
    if (which) return;
    timer = setTimeout(() => {
      isLong = true;
      does();
    }, LONG);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"])
    element.addEventListener(end, () => clearTimeout(timer));
  element.addEventListener("contextmenu", (event) => event.preventDefault());
  element.addEventListener(
    "click",
    (event) => {
      if (isLong && event.detail) event.stopImmediatePropagation();
    },
    true,
  );
}

const ICONS = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  erase: "M20 20H9l-5-5a2 2 0 0 1 0-3l8-8a2 2 0 0 1 3 0l5 5a2 2 0 0 1 0 3l-8 8M8 8l8 8",
  pause: "M8 5v14M16 5v14",
  play: "M7 5l12 7-12 7z",
  help: "M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 17.5v.5",
  hint: "M9 18h6M10 21h4M8.5 14.5A6 6 0 1 1 15.5 14.5c-.6.6-.5 1.5-.5 1.5H9s.1-.9-.5-1.5z",
  marks: "M5 6h3M11 6h3M17 6h2M5 12h3M11 12h3M17 12h2M5 18h3M11 18h3M17 18h2",
  add: "M12 5v14M5 12h14",
  check: "m5 13 4 4L19 7",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  settings:
    "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 2v3M12 19v3M4.9 4.9 7 7" +
    "M17 17l2.1 2.1M2 12h3M19 12h3M4.9 19.1 7 17M17 7l2.1-2.1",
  several: "M4 4h7v7H4zM13 13h7v7h-7z",
  before: "m15 5-7 7 7 7",
  after: "m9 5 7 7-7 7",
  tools: "m4 20 1-4L16 5l3 3L8 19zM14 7l3 3",
  filter: "M4 5h16l-6 7v6l-4 2v-8z",
  flag: "M6 21V4h12l-3 4 3 4H6",
};

/** @typedef {keyof typeof ICONS} Icon */

/** @param {Icon} name */
export function icon(name) {
  return s(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    s("path", { d: ICONS[name] }),
  );
}

/** Do something once the screen shows what was done until now. @param {() => void} does */
export function afterPaint(does) {
  if (document.hidden) does();
  else requestAnimationFrame(() => setTimeout(does));
}
