// Everything that opens over the page: share, import, export, print, techniques, help.
import { $, button, choice, fill, h, icon, input, s, tick, valueOf } from "./dom.js";
import { ask, get, post } from "./api.js";
import { Board, UNIT } from "./board.js";
import { describe } from "./layout.js";
import { linkOf } from "./share.js";
import { printedKeys } from "./keys.js";
import { printSheets } from "./print.js";
import { levelName, t } from "./words.js";

const FORMS = ["line", "rows", "frame", "numbers", "pencilmarks", "state", "json", "svg"];

export class Dialogs {
  constructor(app) {
    this.app = app;
    this.list = [];
    get("techniques").then((found) => { this.list = found; app.tell("techniques"); }).catch(() => {});
  }

  show(title, ...content) {
    const dialog = h("dialog", { "aria-labelledby": "dialog-title", onclose: () => dialog.remove() });
    dialog.append(h("div.stack", {}, h("div.row.between", {}, h("h2", { id: "dialog-title" }, title),
      button("×", () => dialog.close(), { kind: ".plain", "aria-label": t("close") })), ...content));
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    document.body.append(dialog);
    dialog.showModal();
    return dialog;
  }

  refuse = (error) => this.app.toast(error.message);

  techniqueName = (key) => this.list.find(({ technique }) => technique === key)?.name ?? key.replaceAll("_", " ");
  techniqueNames = () => this.list.filter(({ graded }) => graded).map(({ technique, name }) => [technique, name]);

  share() {
    const link = linkOf(this.app.game.state({ marks: false }));
    const field = h("input", { type: "text", readonly: true, value: link, "aria-label": t("share.link"), onfocus: (event) => event.target.select() });
    this.show(t("share"), h("p", {}, t("share.how")), field,
      h("div.row", {}, button(t("copy"), async () => {
        field.select();
        await navigator.clipboard.writeText(link).catch(() => document.execCommand("copy"));
        this.app.toast(t("copied"));
      }, { kind: ".main" })));
  }

  paste(given = "") {
    const text = h("textarea", { value: given, placeholder: "4.....8.5.3..........7......2.....6…", spellcheck: false, "aria-label": t("paste.text") });
    const file = h("input", { type: "file", multiple: true, hidden: true, onchange: async () => { text.value = (await Promise.all([...file.files].map((one) => one.text()))).join("\n"); look(); } });
    const says = h("div.stack", { role: "status" });
    const names = input(t("collection"));
    let waiting = 0;
    const open = (state) => { dialog.close(); this.app.begin(state); };
    const look = async () => {
      if (!text.value.trim()) { fill(says); return; }
      try {
        const { puzzles, problems, more } = await post("parse", { text: text.value });
        const one = puzzles.length === 1 && !more;
        fill(says, problems.length ? h("p.note.bad", {}, problems[0].message) : null,
          puzzles.length ? h("p", {}, t(more ? "paste.many" : "paste.found", { count: puzzles.length })) : null,
          puzzles.length ? h("div.row", {}, button(t(one ? "paste.play" : "paste.first"), () => open(puzzles[0].state), { kind: ".main" }),
            button(t("paste.keep"), () => {
              dialog.close();
              this.importText(text.value, { collections: valueOf(names) ? [valueOf(names)] : [] }).catch(this.refuse);
            })) : null);
      } catch (error) { fill(says, h("p.note.bad", {}, error.message)); }
    };
    text.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(look, 200); });
    const dialog = this.show(t("paste"), h("p", {}, t("paste.how")), text, h("div.row", {}, button(t("paste.file"), () => file.click()), file), names, says);
    text.focus();
    look();
  }

  export(states = null) {
    const from = states ?? [this.app.game.state()];
    const text = h("textarea", { readonly: true, "aria-label": t("export") });
    let answer = null;
    const look = async (form) => {
      try {
        answer = await post("export", { states: from, form });
        text.value = answer.text;
      } catch (error) { text.value = error.message; }
    };
    const save = () => {
      const link = h("a", { href: URL.createObjectURL(new Blob([answer.text], { type: answer.mediaType })), download: answer.fileName });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    };
    this.show(t("export"), choice(t("form"), FORMS.map((form) => [form, t(`form.${form}`)]), "line", look), text,
      h("div.row", {}, button(t("save"), save, { kind: ".main" }), button(t("copy"), () => navigator.clipboard.writeText(text.value).then(() => this.app.toast(t("copied"))))));
    look("line");
  }

  print(states = null) {
    const { game } = this.app;
    const from = states ?? [game.state()];
    const chosen = { perPage: from.length > 1 ? 4 : 1, entries: false, candidates: false, solutions: false };
    this.show(t("print"), h("p", {}, t("print.how", { count: from.length })),
      choice(t("print.per"), [1, 2, 4, 6].map((count) => [count, count]), chosen.perPage, (value) => { chosen.perPage = Number(value); }),
      states ? null : tick(t("print.entries"), false, (is) => { chosen.entries = is; }),
      tick(t("print.candidates"), false, (is) => { chosen.candidates = is; }),
      tick(t("print.solutions"), false, (is) => { chosen.solutions = is; }),
      button(t("print"), () => printSheets(from, chosen).catch(this.refuse), { kind: ".main" }));
  }

  keep(states) {
    const names = { name: input(t("name")), collection: input(t("collection")), tags: input(t("tags")) };
    const split = (label) => valueOf(label).split(",").map((name) => name.trim()).filter(Boolean);
    const dialog = this.show(t("library.add"), ...Object.values(names), button(t("save"), async () => {
      try {
        for (const state of states) {
          await post("puzzles", { state: { ...state, candidates: null }, name: valueOf(names.name), collections: split(names.collection), tags: split(names.tags) });
        }
        dialog.close();
        this.app.toast(t("kept", { count: states.length }));
        this.app.tell("library");
      } catch (error) { this.refuse(error); }
    }, { kind: ".main" }));
  }

  puzzle(puzzle, done) {
    const fields = { name: input(t("name"), { value: puzzle.name }), author: input(t("author"), { value: puzzle.author }),
      tags: input(t("tags"), { value: puzzle.tags.join(", ") }), collections: input(t("collection"), { value: puzzle.collections.join(", ") }) };
    const split = (label) => valueOf(label).split(",").map((name) => name.trim()).filter(Boolean);
    const dialog = this.show(t("library.edit"), ...Object.values(fields), h("div.row", {},
      button(t("save"), async () => {
        await ask("PATCH", `puzzles/${puzzle.id}`, { name: valueOf(fields.name), author: valueOf(fields.author), tags: split(fields.tags), collections: split(fields.collections) }).catch(this.refuse);
        dialog.close();
        done();
      }, { kind: ".main" }),
      button(t("delete"), async () => {
        await ask("DELETE", `puzzles/${puzzle.id}`).catch(this.refuse);
        dialog.close();
        done();
        this.app.toast(t("deleted"), [[t("undo"), async () => { await ask("POST", `puzzles/${puzzle.id}/restore`); done(); }], [t("close"), () => {}]]);
      })));
  }

  techniques() {
    const groups = Map.groupBy ? Map.groupBy(this.list, ({ family }) => family) : new Map([[t("techniques"), this.list]]);
    this.show(t("techniques"), ...[...groups].map(([family, items]) => h("details", {}, h("summary", { lang: "en" }, `${family} (${items.length})`),
      h("ul.list", {}, items.map((item) => h("li", {}, h("button.item", { type: "button", lang: "en", onclick: () => this.technique(item.technique) },
        h("span.grow", {}, item.name), h("span.chip", {}, levelName(item.level)))))))));
  }

  async technique(key) {
    try {
      const page = await get(`techniques/${encodeURIComponent(key)}`);
      const content = [h("p.row", {}, h("span.chip", {}, levelName(page.level)), h("span.soft.small", { lang: "en" }, page.aliases.join(", "))), h("p.say", { lang: "en" }, page.description)];
      if (page.example) {
        const { state, step } = page.example;
        const svg = s("svg");
        const board = new Board(svg, { label: step.show });
        const info = describe(state.layout);
        board.setLayout(info);
        const digit = (cell) => state.givens[cell] || state.entries?.[cell] || 0;
        board.paint({ digit, isGiven: (cell) => state.givens[cell] > 0, corner: () => [], centre: () => [], colours: () => [], candidateColours: () => [] });
        board.shade(() => "");
        const candidates = state.candidates ?? [];
        board.argue({ step, candidates, depth: 2 });
        svg.setAttribute("viewBox", `-3 -3 ${info.size * UNIT + 6} ${info.size * UNIT + 6}`);
        content.push(h("h3", {}, t("example")), svg, h("p", { lang: "en" }, step.show));
      }
      this.show(page.name, ...content);
    } catch (error) { this.refuse(error); }
  }

  async help() {
    const key = await printedKeys();
    const k = (...names) => names.map((name) => h("kbd", {}, name));
    const rows = [
      [k("1–9"), "help.digit"], [k(key("KeyZ"), key("KeyX"), key("KeyC"), key("KeyV"), key("KeyB")), "help.tools"], [k("Space", "⇧ Space"), "help.next"],
      [k("⇧ 1–9"), "help.corner"], [k("Ctrl 1–9"), "help.centre"], [k("Alt 1–9"), "help.colour"],
      [[...k("←↑→↓"), " ", ...k(key("KeyW") + key("KeyA") + key("KeyS") + key("KeyD"))], "help.move"], [k("⇧ ←↑→↓", "Ctrl"), "help.extend"],
      [k("⌫", "0"), "help.clear"], [k("Ctrl Z", "["), "help.undo"], [k("Ctrl Y", "Ctrl ⇧ Z", "]"), "help.redo"],
      [k("Ctrl A", "Ctrl I", "Esc"), "help.select"], [k("."), "help.centreMarks"], [k(key("KeyH")), "help.hint"], [k(key("KeyN")), "help.unsolved"],
      [k(key("KeyP")), "help.pause"], [k(key("KeyF")), "help.full"], [k("?"), "help.help"]];
    this.show(t("help"), h("p", {}, t("help.mouse")), h("table", {}, h("tbody", {}, rows.map(([keys, text]) => h("tr", {}, h("th", { scope: "row" }, keys.flatMap((one) => [one, " "])), h("td", {}, t(text)))))));
  }
}

/** The texts of buttons that the page has from the start. */
export function nameButtons() {
  $("#skip").textContent = t("skip");
  fill($("#help"), icon("help")).setAttribute("aria-label", t("help"));
  fill($("#pause"), icon("pause")).setAttribute("aria-label", t("pause"));
  $("#resume").textContent = t("resume");
}
