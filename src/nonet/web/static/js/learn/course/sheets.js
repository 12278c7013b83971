// For teachers: a worksheet of a station as a PDF, and a link that gives a class its positions.

import { linkBase } from "../../library/link_base.js";
import { button, choice, fieldOf, fieldValue, fill, h, input } from "../../page/dom.js";
import { download } from "../../page/downloads.js";
import { badNote, toast } from "../../page/notices.js";
import { loadPart } from "../../page/parts.js";
import { tick } from "../../page/tick.js";
import { language, number, t } from "../../page/words.js";
import { working } from "../../page/working.js";
import { answerTo, ask } from "../../service/engine.js";
import { openProjector } from "./sheets_projector.js";

/** Most positions of a sheet. */
const MOST = 30;
/** Sheets get numbers up to this one, which is easily read out. */
const MOST_SEEDS = 100_000;

/**
 * The address of a class's set.
 * @param {string} station @param {string} seed @param {string} count
 */
const linkOf = (station, seed, count) => `${linkBase()}#learn=${station}.${seed}.${count}`;

/**
 * Make a sheet and save it; `says` shows how that goes.
 * @param {HTMLElement} says @param {Questions["worksheet"] & {count: number}} question
 */
async function makeSheet(says, question) {
  const job = ask("worksheet", question);
  fill(
    says,
    working(() => job.stop()),
  );
  try {
    const { file, fileName, size } = await job.answer;
    const made = { count: number(question.count), size: number(Math.ceil(size / 1000)) };
    fill(
      says,
      h("p.note", t("print-made", made)),
      h("a.btn", { href: file, download: fileName }, t("print-again")),
    );
    download(file, fileName);
  } catch (error) {
    fill(says, badNote(error));
  }
}

/**
 * Open the dialog, with a station chosen.
 * @param {Pick<Dialogs, "show">} dialogs @param {string | null} [wanted]
 */
export async function openSheets(dialogs, wanted = null) {
  const [{ chapters }] = await Promise.all([answerTo("course", { language }), loadPart("lessons")]);
  const stations = /** @type {{station: string, title: string}[]} */ (
    chapters.flatMap((/** @type {{stations: object[]}} */ chapter) => chapter.stations)
  );
  let station = wanted ?? stations[0].station;
  /** @type {Questions["worksheet"]["paper"]} */
  let paper = "a4";
  let answers = true;
  const count = input(t("sheets-count"), { type: "number", min: 1, max: MOST, value: "8" });
  const seed = input(t("sheets-seed"), {
    type: "number",
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    value: String(Math.floor(Math.random() * MOST_SEEDS)),
  });
  const link = input(t("sheets-link"), {
    readonly: true,
    onfocus: (/** @type {Event} */ event) =>
      /** @type {HTMLInputElement} */ (event.target).select(),
  });
  const says = h("div.stack", { role: "status" });
  const show = () => {
    fieldOf(link).value = linkOf(station, fieldValue(seed), fieldValue(count));
    fill(says);
  };
  for (const field of [count, seed]) fieldOf(field).addEventListener("input", show);

  const make = () =>
    makeSheet(says, {
      name: station,
      count: Number(fieldValue(count)),
      seed: Number(fieldValue(seed)),
      answers,
      paper,
      language,
    });

  async function copy() {
    const field = fieldOf(link);
    field.select();
    await navigator.clipboard.writeText(field.value).catch(() => document.execCommand("copy"));
    toast(t("copied"));
  }

  dialogs.show(
    t("sheets"),
    h("p.soft", t("sheets-how")),
    choice(
      t("sheets-station"),
      stations.map((entry) => [entry.station, entry.title]),
      station,
      (value) => {
        station = value;
        show();
      },
    ),
    h("div.row", count, seed),
    h(
      "div.row.way",
      choice(
        t("print-paper"),
        ["a4", "letter"].map((name) => [name, t(`print-paper-${name}`)]),
        paper,
        (value) => {
          paper = value === "letter" ? value : "a4";
        },
      ),
      tick(t("sheets-answers"), answers, (is) => {
        answers = is;
      }),
    ),
    h(
      "div.row",
      button(t("print-make"), make, { kind: ".main.grow" }),
      button(t("projector-open"), () =>
        openProjector(station).catch((error) => fill(says, badNote(error))),
      ),
    ),
    says,
    h("div.row.way", link, button(t("copy"), copy)),
    h("p.soft.small", t("sheets-link-how")),
  );
  show();
}
