// The dialog that reads puzzles: from text, or from files of any format, sent as they are.

import { loaded } from "./api.js";
import { base64Of } from "./base64.js";
import { button, choice, fieldOf, fill, h, input, namesOf } from "./dom.js";
import { answerTo, ask } from "./engine.js";
import { usualLevel } from "./levels.js";
import { lostParts } from "./lost_parts.js";
import { refuse, toast } from "./notices.js";
import { loadPart } from "./parts.js";
import { isPicture } from "./photo/picture.js";
import { sentenceOf } from "./refusals.js";
import { drawThumb } from "./thumb.js";
import { tick } from "./tick.js";
import { number, t } from "./words.js";

const MOST_SHOWN = 8;

/** Why a puzzle of a file cannot be read. @param {Problem} problem @param {string} format */
const reasonOf = (problem, format) =>
  problem.place?.alphabets
    ? t("paste-alphabet-which")
    : sentenceOf(problem, format === "sudokupad" && !problem.place?.rule ? "sudokupad" : "");

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
  /** @type {TextSource[]} */
  let sources = [];
  let waiting = 0;
  let round = 0;
  const text = h("textarea", {
    value: typeof given === "string" ? given : "",
    placeholder: "4.....8.5.3..........7......2.....6…",
    spellcheck: false,
    "aria-label": t("paste-text"),
  });
  const file = h("input", {
    type: "file",
    multiple: true,
    hidden: true,
    onchange: () => take([...(file.files ?? [])]),
  });
  const says = h("div.stack", { role: "status" });
  const names = { collections: input(t("collection")), tags: input(t("tags")) };
  const likeBoard = tick(t("paste-layout"), false, () => look());

  const take = async (/** @type {File[]} */ files) => {
    const one = files.find(isPicture);
    if (one) {
      toPhoto(one);
      return;
    }
    sources = await Promise.all(
      files.map(async (one) => ({ name: one.name, data: await base64Of(one) })),
    );
    text.hidden = true;
    look();
  };
  const toPhoto = (/** @type {File | null} */ file = null) => {
    dialog.close();
    dialogs.photo(file);
  };
  const question = (/** @type {TextSource} */ { data, text: own, alphabet }) => ({
    ...(data === undefined ? { text: own } : { data }),
    alphabet: alphabet ?? null,
    layout: fieldOf(likeBoard).checked ? app.game.info.layout : null,
  });

  async function look() {
    round += 1;
    const mine = round;
    const from = text.hidden
      ? sources
      : [Object.assign(sources[0] ?? {}, { name: "", text: text.value })].filter(() =>
          text.value.trim(),
        );
    sources = from;
    /** @type {ReadAnswer[]} */
    const answers = await Promise.all(
      from.map((source) =>
        answerTo("parse", question(source)).catch((error) => ({
          puzzles: [],
          problems: [error],
          more: false,
        })),
      ),
    );
    if (mine !== round) return;
    const all = answers.flatMap(({ puzzles }) => puzzles);
    const more = answers.some((answer) => answer.more);
    const one = all.length === 1 && !more;
    fill(
      says,
      from.map((source, index) => reportOf(source, answers[index])),
      all.length
        ? [
            h("p", t(more ? "paste-many" : "paste-found", { count: number(all.length) })),
            h(
              "div.row",
              all.slice(0, MOST_SHOWN).map((puzzle, index) =>
                h(
                  "button.item.tile",
                  {
                    type: "button",
                    "aria-label": puzzle.title || `${t("puzzle")} ${index + 1}`,
                    onclick: () => open(puzzle),
                  },
                  drawThumb(puzzle.state),
                ),
              ),
            ),
            h(
              "div.row",
              button(t(one ? "paste-play" : "paste-first"), () => open(all[0]), { kind: ".main" }),
            ),
            h(
              "details",
              { open: !one },
              h("summary", t("paste-keep")),
              h(
                "div.stack",
                h("div.row", names.collections, names.tags),
                button(t("paste-keep"), keep),
              ),
            ),
          ]
        : null,
    );
  }

  /**
   * What was not read from a source, and which alphabets it may use.
   * @param {TextSource} source @param {ReadAnswer} answer
   */
  function reportOf(source, { problems, puzzles, format }) {
    const dropped = [...new Set(puzzles.flatMap((puzzle) => puzzle.dropped))];
    return problems
      .slice(0, 3)
      .map((problem) =>
        h(
          "div.note.bad.stack",
          h("p", (source.name ? `${source.name}: ` : "") + reasonOf(problem, format)),
          problem.place?.alphabets
            ? choice(
                t("paste-alphabet"),
                [["", "…"], ...problem.place.alphabets.map((signs) => [signs, signs])],
                source.alphabet ?? "",
                (signs) => {
                  source.alphabet = signs || null;
                  look();
                },
              )
            : null,
        ),
      )
      .concat(
        dropped.length ? [h("p.note", t("paste-dropped", { what: lostParts(dropped) }))] : [],
      );
  }

  /** @param {ReadPuzzle} puzzle */
  function open(puzzle) {
    dialog.close();
    if (puzzle.hasUnreadRules)
      loaded(Promise.all([import("./proposals.js"), loadPart("proposals")]))
        .then(([{ openProposals }]) => openProposals(dialogs, puzzle, begin))
        .catch(refuse);
    else begin(puzzle);
  }

  /** @param {ReadPuzzle} puzzle */
  function begin({ state, title, difficulty, ...more }) {
    const levels = ["Easy", "Medium", "Hard", "Expert", "Extreme"];
    const named = usualLevel(difficulty).toLowerCase();
    const level = levels.find((one) => one.toLowerCase() === named) ?? null;
    app.begin(state, { title, level }, more);
  }

  async function keep() {
    dialog.close();
    const wanted = { collections: namesOf(names.collections), tags: namesOf(names.tags) };
    const sum = { added: 0, known: 0, problems: 0 };
    /** @type {Set<string>} */
    const lost = new Set();
    for (const source of sources) {
      try {
        const onProgress = (/** @type {Progress} */ { found }) =>
          toast(t("import-far", { count: number(found) }));
        const { answer } = ask("import", { ...question(source), ...wanted }, { onProgress });
        const { added, known, problems, dropped } = await answer;
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
    app.tell("library");
  }

  text.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(look, 200);
  });
  const dialog = dialogs.show(
    t("paste"),
    h("p", t("paste-how")),
    text,
    h(
      "div.row",
      button(t("paste-file"), () => file.click()),
      file,
      button(t("photo"), () => toPhoto()),
      likeBoard,
    ),
    says,
  );
  if (Array.isArray(given)) take(given);
  else {
    text.focus();
    look();
  }
}
