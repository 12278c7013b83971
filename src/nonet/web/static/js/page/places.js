// Where the player is: three places with a tab each, and panels that open over them.

import { loaded } from "../service/api.js";
import { $, button, fill, h } from "./dom.js";
import { refuse } from "./notices.js";
import { t } from "./words.js";

const PLACES = ["play", "hint", "library"];
/** The place that a panel belongs to. @type {Record<string, string>} */
const PLACE_OF = { course: "hint" };

/** The panel that is open. */
export const openPanel = () => document.body.dataset.tab ?? "play";

/**
 * Make the tabs. A panel is made when it is opened first; one that is no place has a heading, and
 * a button back to where the player was.
 * @param {App} app @param {Record<string, () => Panel | Promise<Panel>>} panelsOf
 */
export function addPlaces(app, panelsOf) {
  /** @type {Panels} */
  const panels = {};
  const panel = $("#panel");
  let last = "play";
  const tabs = new Map(
    PLACES.map((name) => [
      name,
      h(
        "button",
        {
          type: "button",
          role: "tab",
          id: `tab-${name}`,
          "aria-controls": "panel",
          onclick: () => show(name),
        },
        t(`tab-${name}`),
      ),
    ]),
  );

  /** @param {string} name */
  function place(name) {
    const isPlace = tabs.has(name);
    if (isPlace) panel.setAttribute("aria-labelledby", `tab-${name}`);
    else panel.removeAttribute("aria-labelledby");
    panel.dataset.panel = name;
    panel.setAttribute("aria-label", isPlace ? "" : t(`tab-${name}`));
    const head = h(
      "div.row.between",
      h("h2", t(`tab-${name}`)),
      button("×", () => show(last), { kind: ".plain", "aria-label": t("close") }),
    );
    fill(panel, isPlace ? null : head, panels[name].element).scrollTop = 0;
    panels[name].show();
    if (!isPlace) panel.focus();
    if (name === "library") scrollTo(0, 0);
    else if (document.documentElement.hasAttribute("data-ready")) app.showBoard();
  }

  /** @param {string} name */
  function show(name) {
    if (name !== openPanel() && app.shown) app.present(null);
    if (tabs.has(name)) last = name;
    document.body.dataset.tab = name;
    for (const [other, tab] of tabs) {
      tab.setAttribute("aria-selected", String(other === (PLACE_OF[name] ?? name)));
      tab.tabIndex = other === last ? 0 : -1;
    }
    app.tell("tab");
    if (panels[name]) {
      place(name);
      return;
    }
    const made = panelsOf[name]();
    if (!(made instanceof Promise)) {
      panels[name] = made;
      place(name);
      return;
    }
    loaded(made)
      .then((loadedPanel) => {
        panels[name] ??= loadedPanel;
        if (openPanel() === name) place(name);
      })
      .catch(refuse);
  }

  fill($("#tabs"), ...tabs.values()).setAttribute("aria-label", t("tabs"));
  $("#tabs").addEventListener("keydown", (event) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const next = PLACES[(PLACES.indexOf(last) + way + PLACES.length) % PLACES.length];
    show(next);
    tabs.get(next)?.focus();
  });
  app.actions.tab = show;
  app.listen((what) => {
    if (what === "techniques" || (what === "library" && openPanel() === what))
      panels[openPanel()]?.show();
  });
}
