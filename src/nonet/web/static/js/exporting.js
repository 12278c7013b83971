// The dialogs that give puzzles away: as a file of any format, as a booklet on paper, as a link.

import { fileOf, get, post, work } from "./api.js";
import { button, choice, download, fill, h, input, saveBytes, tick, valueOf } from "./dom.js";
import { lostParts, sentenceOf } from "./refusals.js";
import { hasMessage, number, t } from "./words.js";

/** How many puzzles `from` is, where that is known. */
const countOf = ({ puzzles, states, games, count }) => count ?? (puzzles ?? states ?? games).length;

const without = ({ count, ...from }) => from;

/** A job with its progress and a button that stops it, in `place`. */
async function follow(place, kind, question) {
  const bar = h("progress", { "aria-label": t("thinking") });
  const far = h("span.soft.small");
  const mine = work(kind, question, ({ fraction, found }) => {
    if (fraction !== null) bar.value = fraction;
    far.textContent = found ? number(found) : "";
  });
  fill(
    place,
    bar,
    h(
      "div.row",
      {},
      button(t("stop"), () => mine.stop()),
      far,
    ),
  );
  return mine.answer;
}

const titleOf = ({ name, title }) => (hasMessage(`form-${name}`) ? t(`form-${name}`) : title);

/** `from`: states, puzzles (numbers), a collection or games; `count` where their number is not known from it. */
export async function openExport(app, dialogs, from) {
  const formats = (await get("formats")).filter(
    ({ writes, many }) => writes && (many || countOf(from) === 1),
  );
  const isShort = countOf(from) <= 200;
  const text = h("textarea", { readonly: true, "aria-label": t("export"), hidden: !isShort });
  const says = h("div.stack", { role: "status" });
  let form = "line";
  let answer = null;
  let turn = 0;
  const question = () => ({ ...without(from), form, lossy: true });
  const report = ({ lost, problems }) =>
    fill(
      says,
      lost?.length ? h("p.note", {}, t("export-lost", { what: lostParts(lost) })) : null,
      problems?.length ? h("p.note.bad", {}, sentenceOf(problems[0], "export")) : null,
    );
  const look = async () => {
    if (!isShort) return;
    const mine = (turn += 1);
    answer = null;
    try {
      const found = await post("export", question());
      if (mine !== turn) return;
      answer = found;
      text.value = answer.text;
      report(answer);
    } catch (error) {
      if (mine !== turn) return;
      text.value = "";
      fill(says, h("p.note.bad", {}, error.message));
    }
  };
  const save = async () => {
    try {
      if (isShort) {
        if (!answer) return;
        saveBytes(new Blob([answer.text], { type: answer.mediaType }), answer.fileName);
        return;
      }
      const made = await follow(says, "export", question());
      report(made);
      download(fileOf(made.job), made.fileName);
    } catch (error) {
      fill(says, h("p.note.bad", {}, error.message));
    }
  };
  dialogs.show(
    t("export"),
    h("p", {}, t("paste-found", { count: number(countOf(from)) })),
    choice(
      t("form"),
      formats.map((format) => [format.name, titleOf(format)]),
      form,
      (value) => {
        form = value;
        look();
      },
    ),
    text,
    says,
    h(
      "div.row",
      {},
      button(t("save"), save, { kind: ".main" }),
      isShort
        ? button(t("copy"), () =>
            navigator.clipboard.writeText(text.value).then(() => app.toast(t("copied"))),
          )
        : null,
    ),
  );
  look();
}

/** A booklet as PDF, made by the server. */
export function openPrint(app, dialogs, from) {
  const isBoard = Boolean(from.board);
  const many = countOf(from) > 1;
  const chosen = {
    perPage: many ? 4 : 1,
    solutions: many ? "end" : "none",
    paper: "a4",
    candidates: false,
    largePrint: false,
    letters: false,
    codes: many,
    grades: true,
    entries: false,
  };
  const says = h("div.stack", { role: "status" });
  const title = input(t("print-title"), { value: from.collection ?? "", maxLength: 100 });
  const pick = (name, values) =>
    choice(
      t(`print-${name}`),
      values.map((value) => [
        value,
        typeof value === "number" ? value : t(`print-${name}-${value}`),
      ]),
      chosen[name],
      (value) => {
        chosen[name] = typeof values[0] === "number" ? Number(value) : value;
      },
    );
  const say = (name) =>
    tick(t(`print-${name}`), chosen[name], (is) => {
      chosen[name] = is;
    });
  const make = async () => {
    const { letters, ...options } = chosen;
    const { board, ...puzzles } = without(from);
    try {
      const made = await follow(says, "print", {
        ...puzzles,
        ...options,
        perPage: chosen.largePrint && chosen.perPage > 2 ? null : chosen.perPage,
        digits: letters ? "letters" : "numbers",
        title: valueOf(title).trim() || null,
      });
      const address = fileOf(made.job);
      fill(
        says,
        made.problems
          .slice(0, 5)
          .map((problem) =>
            h(
              "p.note.bad",
              {},
              (problem.place?.puzzle ? `${problem.place.puzzle}: ` : "") +
                sentenceOf(problem, "print"),
            ),
          ),
        h(
          "p.note",
          {},
          t("print-made", {
            count: number(made.puzzles),
            size: number(Math.ceil(made.size / 1000)),
          }),
        ),
        h("a.btn", { href: address, download: made.fileName }, t("print-again")),
      );
      download(address, made.fileName);
    } catch (error) {
      fill(says, h("p.note.bad", {}, error.message));
    }
  };
  dialogs.show(
    t("print"),
    h("p", {}, t("print-how", { count: number(countOf(from)) })),
    title,
    h(
      "div.row",
      {},
      pick("perPage", [1, 2, 4, 6]),
      pick("solutions", ["none", "end", "facing"]),
      pick("paper", ["a4", "letter"]),
    ),
    h(
      "div.ticks",
      {},
      isBoard ? say("entries") : null,
      say("candidates"),
      say("largePrint"),
      say("grades"),
      say("codes"),
      say("letters"),
    ),
    h(
      "div.row",
      {},
      button(t("print-make"), make, { kind: ".main" }),
      isBoard
        ? button(t("print-board"), () => {
            document.querySelector("dialog").close();
            window.print();
          })
        : null,
    ),
    says,
  );
}
