// The panel of settings.

import { choice, fieldIn, fill, h, input } from "./dom.js";
import { isStatic } from "./edition.js";
import { libraryButtons } from "./library_file.js";
import { baseOf, linkBase, opensElsewhere } from "./link_base.js";
import { applyTheme, set, settings, showTimer } from "./settings.js";
import { tick } from "./tick.js";
import { LANGUAGES, named, t } from "./words.js";

/** @param {Pick<App, "buildBoard" | "refresh" | "tell">} app */
export function settingsPanel(app) {
  const element = h("div.stack");
  /** @type {(name: keyof Settings, after?: () => void) => (value: string | boolean) => void} */
  const change = (name, after) => (value) => {
    set({ [name]: value });
    after?.();
  };
  const redraw = () => {
    app.buildBoard();
    app.refresh();
  };
  const refresh = () => app.refresh();
  /** @type {(name: keyof Settings, after?: () => void) => HTMLElement} */
  const toggle = (name, after = refresh) =>
    tick(t(`set-${name}`), Boolean(settings[name]), change(name, after));

  /** @param {"digitSize" | "markSize"} name */
  const sizes = (name) =>
    choice(
      t(`set-${name}`),
      named("scale", ["small", "usual", "large"]),
      settings[name],
      change(name, redraw),
    );

  /** @param {Event} event */
  function changeBase(event) {
    const field = fieldIn(event);
    const base = field.value.trim() ? baseOf(field.value) : "";
    field.setCustomValidity(base === null ? t("set-linkBase-wrong") : "");
    if (base === null) {
      field.reportValidity();
      return;
    }
    set({ linkBase: base });
    show();
  }

  function show() {
    fill(
      element,
      h(
        "div.row",
        choice(t("set-language"), [["auto", t("auto")], ...LANGUAGES], settings.language, (value) =>
          set({ language: value }).then(() => location.reload()),
        ),
        choice(
          t("set-theme"),
          ["auto", "light", "dark"].map((name) => [name, t(name)]),
          settings.theme,
          change("theme", applyTheme),
        ),
      ),
      h("h3", t("set-seeing")),
      toggle("peers"),
      toggle("same"),
      choice(
        t("set-conflicts"),
        named("conflicts", ["off", "certain", "solution"]),
        settings.conflicts,
        change("conflicts", () => {
          refresh();
          app.tell("conflicts");
        }),
      ),
      h("div.row", sizes("digitSize"), sizes("markSize")),
      toggle("fixedMarks", redraw),
      toggle("glyphs", redraw),
      toggle("names", redraw),
      toggle("letters", redraw),
      choice(
        t("set-cellNames"),
        named("cell-names", ["words", "rc", "short"]).filter(
          ([, name], at, all) => all.findIndex((other) => other[1] === name) === at,
        ),
        settings.cellNames,
        change("cellNames"),
      ),
      choice(
        t("set-palette"),
        named("palette", ["calm", "wong"]),
        settings.palette,
        change("palette", applyTheme),
      ),
      h("h3", t("set-playing")),
      toggle("tidy"),
      toggle("digitFirst"),
      choice(
        t("set-several"),
        [
          ["r", t("tool-corner")],
          ["n", t("tool-centre")],
          ["e", t("tool-digit")],
        ],
        settings.several,
        change("several"),
      ),
      toggle("sounds"),
      toggle("haptics"),
      toggle("timer", showTimer),
      toggle("flip", applyTheme),
      h("h3", t("library-all")),
      h("p.soft.small", t("library-all-how")),
      libraryButtons(() => {
        applyTheme();
        showTimer();
        redraw();
        app.tell("library");
        show();
      }),
      h("h3", t("set-links")),
      input(t("set-linkBase"), {
        type: "url",
        value: settings.linkBase,
        placeholder: linkBase(),
        onchange: changeBase,
      }),
      h("p.soft.small", t(opensElsewhere() ? "links-elsewhere" : "links-here")),
      h("h3", t("set-about")),
      h("p.soft.small", t(isStatic ? "about-static" : "about-local")),
      isStatic ? h("p.small", h("a", { href: "licences.html" }, t("licences"))) : null,
    );
  }

  return { element, show };
}
