// The panel of settings.

import { libraryButtons } from "../library/file.js";
import { baseOf, linkBase, opensElsewhere } from "../library/link_base.js";
import { isStatic } from "../service/edition.js";
import { choice, fieldIn, fill, h, input } from "./dom.js";
import { set } from "./kept_settings.js";
import { LANGUAGES } from "./languages.js";
import { settings } from "./settings.js";
import { applyTheme, showTimer } from "./theme.js";
import { tick } from "./tick.js";
import { named, t } from "./words.js";

/** @param {keyof Settings} name @param {() => void} [after] */
const change = (name, after) => (/** @type {string | boolean} */ value) => {
  set({ [name]: value });
  after?.();
};

export class SettingsPanel {
  element = h("div.stack");

  /** @param {Pick<App, "buildBoard" | "refresh" | "tell">} app */
  constructor(app) {
    this.app = app;
  }

  redraw = () => {
    this.app.buildBoard();
    this.app.refresh();
  };

  refresh = () => this.app.refresh();

  /** @param {keyof Settings} name @param {() => void} after */
  toggle(name, after = this.refresh) {
    return tick(t(`set-${name}`), Boolean(settings[name]), change(name, after));
  }

  /** @param {"digitSize" | "markSize"} name */
  sizes(name) {
    return choice(
      t(`set-${name}`),
      named("scale", ["small", "usual", "large"]),
      settings[name],
      change(name, this.redraw),
    );
  }

  /** @param {Event} event */
  changeBase(event) {
    const field = fieldIn(event);
    const base = field.value.trim() ? baseOf(field.value) : "";
    field.setCustomValidity(base === null ? t("set-linkBase-wrong") : "");
    if (base === null) {
      field.reportValidity();
      return;
    }
    set({ linkBase: base });
    this.show();
  }

  /** Language and theme. */
  page() {
    return h(
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
    );
  }

  seeing() {
    const { redraw } = this;
    return [
      h("h3", t("set-seeing")),
      this.toggle("peers"),
      this.toggle("same"),
      choice(
        t("set-conflicts"),
        named("conflicts", ["off", "certain", "solution"]),
        settings.conflicts,
        change("conflicts", () => {
          this.refresh();
          this.app.tell("conflicts");
        }),
      ),
      h("div.row", this.sizes("digitSize"), this.sizes("markSize")),
      this.toggle("fixedMarks", redraw),
      this.toggle("glyphs", redraw),
      this.toggle("names", redraw),
      this.toggle("letters", redraw),
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
    ];
  }

  playing() {
    return [
      h("h3", t("set-playing")),
      this.toggle("tidy"),
      this.toggle("digitFirst"),
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
      this.toggle("sounds"),
      this.toggle("haptics"),
      this.toggle("timer", showTimer),
      this.toggle("flip", applyTheme),
    ];
  }

  library() {
    return [
      h("h3", t("library-all")),
      h("p.soft.small", t("library-all-how")),
      libraryButtons(() => {
        applyTheme();
        showTimer();
        this.redraw();
        this.app.tell("library");
        this.show();
      }),
    ];
  }

  links() {
    return [
      h("h3", t("set-links")),
      input(t("set-linkBase"), {
        type: "url",
        value: settings.linkBase,
        placeholder: linkBase(),
        onchange: (/** @type {Event} */ event) => this.changeBase(event),
      }),
      h("p.soft.small", t(opensElsewhere() ? "links-elsewhere" : "links-here")),
    ];
  }

  show() {
    fill(
      this.element,
      this.page(),
      this.seeing(),
      this.playing(),
      this.library(),
      this.links(),
      h("h3", t("set-about")),
      h("p.soft.small", t(isStatic ? "about-static" : "about-local")),
      isStatic ? h("p.small", h("a", { href: "licences.html" }, t("licences"))) : null,
    );
  }
}
