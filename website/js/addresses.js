// Where things are on the site: all of it is found from the address of these scripts, since a site
// may be at any address.

/** The first page of the site. */
export const ROOT = new URL("../", import.meta.url);
/** The app, whose engine the examples run on. */
export const PLAY = new URL("play/", ROOT);
export const REFERENCE = new URL("reference/", ROOT);

/** @param {string | URL} address @returns {Promise<Response>} an answer that is no error */
export async function load(address) {
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  return found;
}

/** The address of a puzzle in the app; null for what is no puzzle. @param {string} fragment */
export const puzzleAddress = (fragment) =>
  /^#p=3\.[\w-]+$/.test(fragment) ? new URL(fragment, PLAY).href : null;

/** Where the engine is. @returns {Promise<import("./session.js").Engine>} */
export async function findEngine() {
  const { engine, version } = await (await load(new URL("version.json", PLAY))).json();
  return { folder: new URL(engine, PLAY).href, version };
}

/**
 * Keep the image of a start where the next ones look for it.
 * @param {import("./session.js").Engine} engine @param {import("./session.js").Image} image
 */
export async function keepImage({ folder, version }, image) {
  /** @type {typeof import("../../browser/image.js")} */
  const kept = await import(new URL("image.js", folder).href);
  await kept.keepImage(version, image, "examples");
}
