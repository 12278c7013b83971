// What help() shows in an example: the entry of the reference, and where it is.

import { load, REFERENCE, ROOT } from "./addresses.js";
import { element } from "./dom.js";
import { explained, readInventory } from "./inventory.js";
import { inReference, notInReference } from "./texts.js";

/** @type {Promise<import("./inventory.js").Inventory> | null} */
let inventory = null;

const loaded = () => {
  inventory ??= load(new URL("objects.inv", ROOT))
    .then((found) => found.arrayBuffer())
    .then(readInventory);
  inventory.catch(() => {
    inventory = null; // the next time tries again
  });
  return inventory;
};

const HEADING = /^H[1-6]$/;

/**
 * Copies of what is below a heading, up to the next one.
 * @param {Element} heading @param {URL} page
 */
function below(heading, page) {
  const copies = [];
  for (let part = heading.nextElementSibling; part; part = part.nextElementSibling) {
    if (HEADING.test(part.tagName)) break;
    const copy = document.importNode(part, true);
    for (const named of [copy, ...copy.querySelectorAll("[id], [name]")]) {
      named.removeAttribute("id");
      named.removeAttribute("name");
    }
    for (const link of copy.querySelectorAll("a[href]"))
      link.setAttribute("href", new URL(link.getAttribute("href") ?? "", page).href);
    copies.push(copy);
  }
  return copies;
}

/** @param {string} text @param {URL} address */
const link = (text, address) => element("p", {}, element("a", { href: address.href }, text));

/**
 * The entry of a name.
 * @param {string} name
 * @returns {Promise<HTMLElement>}
 */
export async function helpOn(name) {
  const entry = element("div", { class: "nn-help" });
  try {
    const names = await loaded();
    const short = explained(names, name);
    if (short === null) {
      entry.append(notInReference(name.replace(":", ".")));
      return entry;
    }
    const address = new URL(names.get(short) ?? "", ROOT);
    entry.append(link(inReference(short), address));
    const text = await (await load(address)).text();
    const page = new DOMParser().parseFromString(text, "text/html");
    const heading = page.getElementById(decodeURIComponent(address.hash.slice(1)));
    if (heading) entry.append(...below(heading, address));
  } catch {
    if (!entry.hasChildNodes()) entry.append(link(inReference(name.replace(":", ".")), REFERENCE));
  }
  return entry;
}
