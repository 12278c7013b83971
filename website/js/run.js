// The examples of a page run where they are: buttons below each Python block. Code that came with
// the address of the page of examples is opened in an editor, and never runs by itself.

import { findEngine, keepImage, ROOT } from "./addresses.js";
import * as blocks from "./blocks.js";
import { element } from "./dom.js";
import { ELSEWHERE } from "./elsewhere.js";
import { Example } from "./example.js";
import { Page } from "./page.js";
import { moduleWorker, Session } from "./session.js";
import { codeOfFragment, holdsCode } from "./shared_code.js";
import * as texts from "./texts.js";

const BLOCKS = "article div.language-python.highlight";
const WORKER = new URL("run_worker.js", import.meta.url);

const newPage = () => new Page(new Session(() => moduleWorker(WORKER), findEngine, keepImage));

/** @param {Iterable<HTMLElement>} found the code blocks of the page */
function offerExamples(found) {
  const page = newPage();
  for (const block of found) {
    const made = new Example(block, page.examples.length + 1, page);
    page.examples.push(made);
    const need = ELSEWHERE.get(blocks.nameOf(made.printed));
    if (need !== undefined) made.refuse(texts.elsewhere(need));
    else if (typeof WebAssembly !== "object") made.refuse(texts.UNSUPPORTED);
    else made.offer();
  }
}

/** Open the code of the address in an editor, in a session of its own. */
function openShared() {
  document.querySelector(".nn-shared")?.remove();
  if (!holdsCode(location.hash)) return;
  const code = codeOfFragment(location.hash);
  const block = element("div", {}, element("code", {}, code ?? ""));
  const note = element("p", {}, code === null ? texts.DAMAGED : texts.SHARED_NOTE);
  const heading = element("h2", {}, texts.SHARED);
  const section = element("section", { class: "nn-shared" }, heading, note);
  document.querySelector("article h1")?.after(section);
  if (code === null) return;
  section.append(block);
  const page = newPage();
  const made = new Example(block, 1, page);
  page.examples.push(made);
  made.offer();
  made.edit();
}

document.head.append(
  element("link", { rel: "stylesheet", href: new URL("css/run.css", ROOT).href }),
);
offerExamples(/** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(BLOCKS)));
if (new URL("examples/", ROOT).pathname === location.pathname.replace(/index\.html$/, "")) {
  openShared();
  addEventListener("hashchange", openShared);
}
