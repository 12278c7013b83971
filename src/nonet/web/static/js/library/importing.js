// The dialog that reads puzzles: from text, or from files of any format, sent as they are.

import { drawThumb } from "../board/thumb.js";
import { button, choice, fieldOf, fill, h, input, namesOf } from "../page/dom.js";
import { refuse, toast, withModule } from "../page/notices.js";
import { loadPart } from "../page/parts.js";
import { tick } from "../page/tick.js";
import { number, t } from "../page/words.js";
import { isPicture } from "../photo/picture.js";
import { usualLevel } from "../play/levels.js";
import { base64Of } from "../service/base64.js";
import { answerTo, ask } from "../service/engine.js";
import { lostParts } from "../service/lost_parts.js";
import { sentenceOf } from "../service/refusals.js";

const MOST_SHOWN = 8;

/** Why a puzzle of a file cannot be read. @param {Problem} problem @param {string} format */
const reasonOf = (problem, format = "") =>
  problem.place?.alphabets
    ? t("paste-alphabet-which")
    : sentenceOf(problem, format === "sudokupad" && !problem.place?.rule ? "sudokupad" : "");

/** The level that a file calls so. @param {string} difficulty */
function levelOf(difficulty) {
  const levels = ["Easy", "Medium", "Hard", "Expert", "Extreme"];
  const named = usualLevel(difficulty).toLowerCase();
  return levels.find((level) => level.toLowerCase() === named) ?? null;
}

/** The dialog: sources of puzzles, what was read of them, and what may be done with that. */
class Importing {
  /** @type {TextSource[]} */
  sources = [];
  waiting = 0;
  round = 0;
  text = h("textarea", {
    placeholder: "4.....8.5.3..........7......2.....6…",
    spellcheck: false,
    "aria-label": t("paste-text"),
    oninput: () => {
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => this.look(), 200);
    },
  });
  file = h("input", {
    type: "file",
    multiple: true,
    hidden: true,
    onchange: () => this.take([...(this.file.files ?? [])]),
  });
  says = h("div.stack", { role: "status" });
  names = { collections: input(t("collection")), tags: input(t("tags")) };
  likeBoard = tick(t("paste-layout"), false, () => this.look());

  /**
   * @param {Pick<App, "begin" | "game" | "tell">} app
   * @param {Pick<Dialogs, "photo" | "show">} dialogs
   */
  constructor(app, dialogs) {
    this.app = app;
    this.dialogs = dialogs;
    this.dialog = dialogs.show(
      t("paste"),
      h("p", t("paste-how")),
      this.text,
      h(
        "div.row",
        button(t("paste-file"), () => this.file.click()),
        this.file,
        button(t("photo"), () => this.toPhoto()),
        this.likeBoard,
      ),
      this.says,
    );
  }

  /** @param {string} text */
  read(text) {
    this.text.value = text;
    this.text.focus();
    this.look();
  }

  /** @param {File[]} files */
  async take(files) {
    const picture = files.find(isPicture);
    if (picture) {
      this.toPhoto(picture);
      return;
    }
    this.sources = await Promise.all(
      files.map(async (file) => ({ name: file.name, data: await base64Of(file) })),
    );
    this.text.hidden = true;
    this.look();
  }

  /** @param {File | null} file */
  toPhoto(file = null) {
    this.dialog.close();
    this.dialogs.photo(file);
  }

  /** @param {TextSource} source */
  question({ data, text, alphabet }) {
    return {
      ...(data === undefined ? { text } : { data }),
      alphabet: alphabet ?? null,
      layout: fieldOf(this.likeBoard).checked ? this.app.game.info.layout : null,
    };
  }

  /** The sources: files, or the text that is written. */
  written() {
    const { text, sources } = this;
    if (text.hidden) return sources;
    const source = Object.assign(sources[0] ?? {}, { name: "", text: text.value });
    return text.value.trim() ? [source] : [];
  }

  async look() {
    this.round += 1;
    const mine = this.round;
    const from = this.written();
    this.sources = from;
    /** @type {ReadAnswer[]} */
    const answers = await Promise.all(
      from.map((source) =>
        answerTo("parse", this.question(source)).catch((error) => ({
          puzzles: [],
          problems: [error],
          more: false,
        })),
      ),
    );
    if (mine !== this.round) return;
    const puzzles = answers.flatMap((answer) => answer.puzzles);
    const isMore = answers.some((answer) => answer.more);
    fill(
      this.says,
      from.map((source, index) => this.report(source, answers[index])),
      puzzles.length ? this.found(puzzles, isMore) : null,
    );
  }

  /** @param {ReadPuzzle[]} puzzles @param {boolean} isMore */
  found(puzzles, isMore) {
    const isOne = puzzles.length === 1 && !isMore;
    const tile = (/** @type {ReadPuzzle} */ puzzle, /** @type {number} */ index) =>
      h(
        "button.item.tile",
        {
          type: "button",
          "aria-label": puzzle.title || `${t("puzzle")} ${index + 1}`,
          onclick: () => this.open(puzzle),
        },
        drawThumb(puzzle.state),
      );
    return [
      h("p", t(isMore ? "paste-many" : "paste-found", { count: number(puzzles.length) })),
      h("div.row", puzzles.slice(0, MOST_SHOWN).map(tile)),
      h(
        "div.row",
        button(t(isOne ? "paste-play" : "paste-first"), () => this.open(puzzles[0]), {
          kind: ".main",
        }),
      ),
      h(
        "details",
        { open: !isOne },
        h("summary", t("paste-keep")),
        h(
          "div.stack",
          h("div.row", this.names.collections, this.names.tags),
          button(t("paste-keep"), () => this.keep()),
        ),
      ),
    ];
  }

  /**
   * What was not read from a source, and which alphabets it may use.
   * @param {TextSource} source @param {ReadAnswer} answer
   */
  report(source, { problems, puzzles, format }) {
    const dropped = [...new Set(puzzles.flatMap((puzzle) => puzzle.dropped))];
    return [
      problems
        .slice(0, 3)
        .map((problem) =>
          h(
            "div.note.bad.stack",
            h("p", (source.name ? `${source.name}: ` : "") + reasonOf(problem, format ?? "")),
            this.alphabets(source, problem),
          ),
        ),
      dropped.length ? h("p.note", t("paste-dropped", { what: lostParts(dropped) })) : null,
    ];
  }

  /** @param {TextSource} source @param {Problem} problem */
  alphabets(source, { place }) {
    if (!place?.alphabets) return null;
    return choice(
      t("paste-alphabet"),
      [["", "…"], ...place.alphabets.map((signs) => [signs, signs])],
      source.alphabet ?? "",
      (signs) => {
        source.alphabet = signs || null;
        this.look();
      },
    );
  }

  /** @param {ReadPuzzle} puzzle */
  open(puzzle) {
    this.dialog.close();
    const begin = (/** @type {ReadPuzzle} */ { state, title, difficulty, ...more }) =>
      this.app.begin(state, { title, level: levelOf(difficulty) }, more);
    if (puzzle.hasUnreadRules)
      withModule(
        Promise.all([import("../setting/proposals.js"), loadPart("proposals")]),
        ([{ openProposals }]) => openProposals(this.dialogs, puzzle, begin),
      );
    else begin(puzzle);
  }

  async keep() {
    this.dialog.close();
    const { collections, tags } = this.names;
    const wanted = { collections: namesOf(collections), tags: namesOf(tags) };
    const sum = { added: 0, known: 0, problems: 0 };
    /** @type {Set<string>} */
    const lost = new Set();
    const onProgress = (/** @type {Progress} */ { found }) =>
      toast(t("import-far", { count: number(found) }));
    for (const source of this.sources) {
      try {
        const question = { ...this.question(source), ...wanted };
        const { added, known, problems, dropped } = await ask("import", question, { onProgress })
          .answer;
        sum.added += added;
        sum.known += known;
        sum.problems += problems.length;
        for (const what of Object.keys(dropped ?? {})) lost.add(what);
      } catch (error) {
        refuse(error);
        return;
      }
    }
    toast(
      t("import-done", {
        added: number(sum.added),
        known: number(sum.known),
        problems: sum.problems,
      }) + (lost.size ? ` ${t("paste-dropped", { what: lostParts([...lost]) })}` : ""),
    );
    this.app.tell("library");
  }
}

/**
 * Open it with a text or with files; a picture is read as a photo.
 * @param {Pick<App, "begin" | "game" | "tell">} app
 * @param {Pick<Dialogs, "photo" | "show">} dialogs
 * @param {string | File[]} given
 */
export function openImport(app, dialogs, given) {
  const picture = Array.isArray(given) ? given.find(isPicture) : null;
  if (picture) {
    dialogs.photo(picture);
    return;
  }
  const importing = new Importing(app, dialogs);
  if (Array.isArray(given)) importing.take(given);
  else importing.read(given);
}
