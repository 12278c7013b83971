// A menu of actions in groups, as a popup beside the button that opens it.

import { $, h } from "./dom.js";

/** Pixels between the menu and the edge of the window. */
const EDGE = 8;

/**
 * Open it. Arrows, Home, End and first letters move in it; an item with `checked` is a switch.
 * @param {HTMLElement} anchor @param {string} label @param {MenuGroup[]} groups
 */
export function openMenu(anchor, label, groups) {
  /** @param {MenuItem} item */
  const itemOf = ({ text, does, checked }) =>
    h(
      "button.item",
      {
        type: "button",
        role: checked === undefined ? "menuitem" : "menuitemcheckbox",
        "aria-checked": checked === undefined ? null : String(checked),
        tabIndex: -1,
        onclick: () => {
          menu.hidePopover();
          does();
        },
      },
      text,
    );
  const menu = h(
    "div.menu",
    { popover: "auto", role: "menu", "aria-label": label },
    groups.map(({ name, items }) =>
      h(
        "div",
        { role: "group", "aria-label": name },
        h("div.soft.small", { "aria-hidden": "true" }, name),
        items.map(itemOf),
      ),
    ),
  );
  const items = /** @type {HTMLElement[]} */ ([...menu.querySelectorAll("button")]);
  menu.addEventListener("keydown", (event) => {
    const at = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const starts = (/** @type {HTMLElement} */ { textContent }) =>
      textContent?.toLowerCase().startsWith(event.key.toLowerCase());
    const next =
      {
        ArrowDown: items[(at + 1) % items.length],
        ArrowUp: items.at(at - 1),
        Home: items[0],
        End: items.at(-1),
      }[event.key] ??
      (event.key.length === 1 &&
        !event.ctrlKey &&
        [...items.slice(at + 1), ...items.slice(0, at + 1)].find(starts));
    if (event.key === "Tab") menu.hidePopover();
    else event.stopPropagation();
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  menu.addEventListener("toggle", (event) => {
    const isOpen = /** @type {ToggleEvent} */ (event).newState === "open";
    anchor.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) menu.remove();
  });
  $("main").append(menu);
  menu.showPopover();
  anchor.setAttribute("aria-expanded", "true"); // the event comes later
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const under = bottom + EDGE + height <= innerHeight - EDGE;
  const y = under ? bottom + EDGE : Math.max(EDGE, Math.min(top - EDGE, innerHeight) - height);
  const x = Math.min(Math.max(EDGE, right - width), Math.max(EDGE, left));
  menu.style.left = `${Math.min(x, innerWidth - width - EDGE)}px`;
  menu.style.top = `${y}px`;
  items[0]?.focus();
}
