// Elements made and found in one line.
const SVG = "http://www.w3.org/2000/svg";

/** An element: `h("button.main#go", {onclick, "aria-label": …}, "text", child, …)`. */
export function h(name, properties = {}, ...children) {
  const [, tag, rest] = /^([a-z0-9]+)(.*)$/.exec(name);
  const element = document.createElement(tag);
  for (const [, kind, value] of rest.matchAll(/([.#])([^.#]+)/g)) {
    if (kind === "#") element.id = value;
    else element.classList.add(value);
  }
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key in element && !key.includes("-") && key !== "list") element[key] = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(
    ...children
      .flat(Infinity)
      .filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

/** An element of a drawing. */
export function s(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

export const $ = (selector) => document.querySelector(selector);

export function button(text, onclick, properties = {}) {
  const { kind = "", ...rest } = properties;
  return h(`button.btn${kind}`, { type: "button", onclick, ...rest }, text);
}

export function tick(text, checked, onchange) {
  return h(
    "label.tick",
    {},
    h("input", {
      type: "checkbox",
      checked,
      onchange: (event) => onchange?.(event.target.checked),
    }),
    text,
  );
}

/** Most characters of a name that the server takes. */
export const MAX_NAME = 200;

/** A list to choose from; `options` are [value, text]. */
export function choice(label, options, value, onchange) {
  const select = h(
    "select",
    { onchange: (event) => onchange?.(event.target.value) },
    options.map(([key, text]) =>
      h("option", { value: key, selected: String(key) === String(value) }, text),
    ),
  );
  return h("label.field", {}, label, select);
}

export function input(label, properties = {}) {
  return h(
    "label.field",
    {},
    label,
    h("input", { type: "text", autocomplete: "off", ...properties }),
  );
}

export const fieldOf = (label) => label.querySelector("input, select, textarea");

/** What the field of a label holds. */
export const valueOf = (label) => fieldOf(label).value;

/** The names in the field of a label, which commas separate. */
export const namesOf = (label) =>
  valueOf(label)
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/** Let the browser save what is at an address. */
export function download(href, name) {
  h("a", { href, download: name }).click();
}

/** Let the browser save bytes. */
export function saveBytes(blob, name) {
  const href = URL.createObjectURL(blob);
  download(href, name);
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

/** Show an element's children in place of what it has. */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter(Boolean));
  return element;
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
  several: "M4 4h7v7H4zM13 13h7v7h-7z",
};

export function icon(name) {
  return s(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    s("path", { d: ICONS[name] }),
  );
}

/** Do something once the screen shows what was done until now. */
export function afterPaint(does) {
  if (document.hidden) does();
  else requestAnimationFrame(() => setTimeout(does));
}
