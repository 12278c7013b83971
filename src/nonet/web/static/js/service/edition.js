// Which edition of nonet this page is of: "local", with a server on the player's computer, or
// "static", files alone.

/** Modules that are tested without a page are of the local edition. @type {DOMStringMap} */
const dataset = globalThis.document?.documentElement.dataset ?? {};

export const isStatic = dataset.edition === "static";
/** Where nonet's site is, with a page for each technique; empty where nobody knows. */
export const site = dataset.site ?? "";
/** Of the static edition's files. */
export const version = dataset.version ?? "";
