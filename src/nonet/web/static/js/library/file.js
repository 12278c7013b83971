// All of the library as one file, out and in.
import { button, h } from "../page/dom.js";
import { saveBytes } from "../page/downloads.js";
import { sync } from "../page/kept_settings.js";
import { refuse, toast, trying } from "../page/notices.js";
import { number, t } from "../page/words.js";
import { kept } from "../service/kept/kept.js";

/** What is called a library, by the day on which it was saved. */
const fileName = () => `nonet-${new Date().toISOString().slice(0, 10)}.nonet`;

const codeOf = (/** @type {unknown} */ error) => /** @type {Partial<Refusal>} */ (error).code;

/** The buttons; `after` is called when a file was put in. @param {() => void} after */
export function libraryButtons(after) {
  const give = trying(async () => {
    try {
      saveBytes(await kept.everything.export(), fileName());
    } catch (error) {
      throw codeOf(error) === "nonet-error" ? new Error(t("library-file-large")) : error;
    }
  });

  /** @param {File} file */
  async function take(file) {
    try {
      const { puzzles, games, continued } = await kept.everything.import(file);
      await sync();
      after();
      toast(
        t("library-taken", {
          puzzles: number(puzzles),
          games: number(games),
          continued: number(continued),
        }),
      );
    } catch (error) {
      if (codeOf(error) === "format") toast(t("library-file-bad"));
      else refuse(error);
    }
  }

  const file = h("input", {
    type: "file",
    accept: ".nonet",
    hidden: true,
    onchange: () => {
      const [chosen] = file.files ?? [];
      file.value = "";
      if (chosen) take(chosen);
    },
  });
  return h(
    "div.row",
    button(t("library-give"), give),
    button(t("library-take"), () => file.click()),
    file,
  );
}
