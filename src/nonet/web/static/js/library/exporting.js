// The dialogs that give puzzles away: as a file of any format, as a booklet on paper, as a link.

import { button, choice, fieldValue, fill, h, input } from "../page/dom.js";
import { download, saveBytes } from "../page/downloads.js";
import { badNote, toast } from "../page/notices.js";
import { tick } from "../page/tick.js";
import { hasMessage, language, number, t } from "../page/words.js";
import { answerTo, ask } from "../service/engine.js";
import { isOfLayout, lostParts } from "../service/lost_parts.js";
import { sentenceOf } from "../service/refusals.js";
import { linkBase, opensElsewhere } from "./link_base.js";

/** How many puzzles `from` is, where that is known. @param {Source} from */
const countOf = ({ puzzles, states, boards, games, count }) =>
  count ?? (puzzles ?? states ?? boards ?? games ?? []).length;

/** @param {Source} from */
const without = ({ count: _, ...from }) => from;

/**
 * A job with its progress and a button that stops it, in `place`.
 * @template {"export-file" | "print"} Name @param {HTMLElement} place @param {Name} kind
 * @param {object} question
 */
async function follow(place, kind, question) {
  const bar = h("progress", { "aria-label": t("thinking") });
  const far = h("span.soft.small");
  const mine = ask(kind, question, {
    onProgress({ fraction, found }) {
      if (fraction !== null) bar.value = fraction;
      far.textContent = found ? number(found) : "";
    },
  });
  fill(
    place,
    bar,
    h(
      "div.row",
      button(t("stop"), () => mine.stop()),
      far,
    ),
  );
  return mine.answer;
}

/** @param {{name: string, title: string}} format */
const titleOf = ({ name, title }) => (hasMessage(`form-${name}`) ? t(`form-${name}`) : title);

/**
 * `from`: states, puzzles (numbers), a collection or games; `count` where their number is not known
 * from it.
 * @param {Pick<Dialogs, "show">} dialogs @param {Source} from
 */
export async function openExport(dialogs, from) {
  const [{ formats: all }, { forms, lost: losses, losingRules }] = await Promise.all([
    answerTo("formats", {}),
    answerTo("forms", { ...without(from), language }),
  ]);
  const formats = forms.flatMap((name) => {
    const found = all.find((format) => format.name === name);
    return found && (found.many || countOf(from) === 1) ? [found] : [];
  });
  /** What a form is called, with the rules that it loses. @param {typeof formats[0]} format */
  const labelOf = (format) =>
    losingRules.includes(format.name)
      ? t("export-without", {
          form: titleOf(format),
          what: lostParts(losses[format.name].filter(isOfLayout)),
        })
      : titleOf(format);
  const isShort = countOf(from) <= 200;
  const text = h("textarea", { readonly: true, "aria-label": t("export"), hidden: !isShort });
  const says = h("div.stack", { role: "status" });
  let form = formats[0]?.name ?? "line";
  let withSolution = true;
  /** @type {{text: string, mediaType: string, fileName: string} | null} */
  let answer = null;
  let turn = 0;
  const question = () => ({ ...without(from), form, lossy: true, withSolution, language });
  const report = (/** @type {{lost: string[], problems: Problem[]}} */ { lost, problems }) =>
    fill(
      says,
      lost?.length ? h("p.note", t("export-lost", { what: lostParts(lost) })) : null,
      problems?.length ? h("p.note.bad", sentenceOf(problems[0], "export")) : null,
    );
  const look = async () => {
    if (!isShort) return;
    turn += 1;
    const mine = turn;
    answer = null;
    try {
      const found = await answerTo("export", question());
      if (mine !== turn) return;
      answer = found;
      text.value = found.text;
      report(found);
    } catch (error) {
      if (mine !== turn) return;
      text.value = "";
      fill(says, badNote(error));
    }
  };
  const save = async () => {
    try {
      if (isShort) {
        if (!answer) return;
        saveBytes(new Blob([answer.text], { type: answer.mediaType }), answer.fileName);
        return;
      }
      const made = await follow(says, "export-file", question());
      report(made);
      download(made.file, made.fileName);
    } catch (error) {
      fill(says, badNote(error));
    }
  };
  dialogs.show(
    t("export"),
    countOf(from) > 1 ? h("p", t("export-count", { count: number(countOf(from)) })) : null,
    choice(
      t("form"),
      formats.map((format) => [format.name, labelOf(format)]),
      form,
      (value) => {
        form = value;
        look();
      },
    ),
    tick(t("export-solution"), withSolution, (is) => {
      withSolution = is;
      look();
    }),
    text,
    says,
    h(
      "div.row",
      button(t("save"), save, { kind: ".main" }),
      isShort
        ? button(t("copy"), () =>
            navigator.clipboard.writeText(text.value).then(() => toast(t("copied"))),
          )
        : null,
    ),
  );
  look();
}

/**
 * The options of a booklet at first.
 * @param {boolean} many
 */
const booklet = (many) => ({
  perPage: many ? 4 : 1,
  solutions: many ? "end" : "none",
  paper: "a4",
  candidates: false,
  largePrint: false,
  digits: "numbers",
  codes: many,
  grades: true,
  entries: false,
});

/** @typedef {ReturnType<typeof booklet>} Booklet */

/**
 * A list for an option.
 * @param {Booklet} chosen @param {"perPage" | "solutions" | "paper" | "digits"} name
 * @param {(string | number)[]} values
 */
const pick = (chosen, name, values) =>
  choice(
    t(`print-${name}`),
    values.map((value) => [value, typeof value === "number" ? value : t(`print-${name}-${value}`)]),
    chosen[name],
    (value) => {
      Object.assign(chosen, { [name]: typeof values[0] === "number" ? Number(value) : value });
    },
  );

/**
 * A tick for an option.
 * @param {Booklet} chosen
 * @param {"candidates" | "largePrint" | "codes" | "grades" | "entries"} name
 */
const option = (chosen, name) =>
  tick(t(`print-${name}`), chosen[name], (is) => {
    chosen[name] = is;
  });

/** What came of a booklet. @param {Answers["print"]} made */
const printed = ({ problems, puzzles, size, file, fileName }) => [
  problems
    .slice(0, 5)
    .map((problem) =>
      h(
        "p.note.bad",
        (problem.place?.puzzle ? `${problem.place.puzzle}: ` : "") + sentenceOf(problem, "print"),
      ),
    ),
  h("p.note", t("print-made", { count: number(puzzles), size: number(Math.ceil(size / 1000)) })),
  h("a.btn", { href: file, download: fileName }, t("print-again")),
];

/**
 * A booklet as PDF, made by the server.
 * @param {Pick<Dialogs, "show">} dialogs @param {Source} from
 */
export function openPrint(dialogs, from) {
  const isBoard = Boolean(from.board);
  const many = countOf(from) > 1;
  const chosen = booklet(many);
  const says = h("div.stack", { role: "status" });
  const title = input(t("print-title"), { value: from.collection ?? "", maxLength: 100 });
  const make = async () => {
    const { board, ...puzzles } = without(from);
    try {
      const made = await follow(says, "print", {
        ...puzzles,
        ...chosen,
        perPage: chosen.largePrint && chosen.perPage > 2 ? null : chosen.perPage,
        linkBase: opensElsewhere() ? linkBase() : "",
        title: fieldValue(title).trim() || null,
        language,
      });
      fill(says, printed(made));
      download(made.file, made.fileName);
    } catch (error) {
      fill(says, badNote(error));
    }
  };
  const dialog = dialogs.show(
    t("print"),
    h("p", many ? t("print-how", { count: number(countOf(from)) }) : t("print-one")),
    title,
    h(
      "div.row",
      pick(chosen, "perPage", [1, 2, 4, 6]),
      pick(chosen, "solutions", ["none", "end", "facing"]),
      pick(chosen, "paper", ["a4", "letter"]),
      pick(chosen, "digits", ["numbers", "letters", "hexadecimal"]),
    ),
    h(
      "div.ticks",
      isBoard ? option(chosen, "entries") : null,
      option(chosen, "candidates"),
      option(chosen, "largePrint"),
      option(chosen, "grades"),
      option(chosen, "codes"),
    ),
    h(
      "div.row",
      button(t("print-make"), make, { kind: ".main" }),
      isBoard
        ? button(t("print-board"), () => {
            dialog.close();
            window.print();
          })
        : null,
    ),
    says,
  );
}
