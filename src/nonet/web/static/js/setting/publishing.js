// The section that gives the puzzle to others: links and codes, pictures, files, paper.

import { button, fill, h } from "../page/dom.js";
import { t } from "../page/words.js";

/** @param {Desk} desk */
export function publishSection(desk) {
  const state = h("p.note");
  const { dialogs } = desk;
  const element = h(
    "div.stack",
    state,
    h(
      "div.choices",
      button(t("desk-share"), () => dialogs.share(desk.findings.solution()), { kind: ".main" }),
      button(t("export"), () => dialogs.export(dialogs.unsaved(desk.findings.solution()))),
      button(t("print"), () => dialogs.print()),
    ),
    h("p.soft.small", t("desk-publish-how")),
  );

  function show() {
    const { survey } = desk.findings;
    const { title, author } = desk.draft;
    const missing = [
      survey?.status === "unique" ? null : t("desk-not-unique"),
      title ? null : t("desk-no-title"),
      author ? null : t("desk-no-author"),
    ].filter(Boolean);
    fill(state, missing.length ? missing.join(" ") : t("desk-ready"));
  }

  return { element, show };
}
