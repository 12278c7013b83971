// The image that the engine starts from, kept by the browser: made at the first visit, since it is
// larger than all files that it is made of.

const CACHE = "nonet-engine";
const PARTS = ["files", "memory"];

/** What an image is for: one for examples has less. @typedef {"app" | "examples"} Use */

/** @param {string} version @param {Use} use @param {string} part */
const address = (version, use, part) => new URL(`image/${version}/${use}/${part}`, import.meta.url);

/**
 * The image that was kept for a version; null where there is none.
 *
 * @param {string} version
 * @param {Use} use
 * @returns {Promise<import("./python.js").Image | null>}
 */
export async function keptImage(version, use = "app") {
  try {
    const cache = await caches.open(CACHE);
    const [files, memory] = await Promise.all(
      PARTS.map(async (part) => (await cache.match(address(version, use, part)))?.arrayBuffer()),
    );
    return files && memory
      ? { files: new Uint8Array(files), memory: new Uint8Array(memory) }
      : null;
  } catch {
    return null;
  }
}

/** Let go of all images. */
export const dropImages = () => caches.delete(CACHE).catch(() => false);

/**
 * Keep an image in place of all others, where the browser keeps anything. Examples begin from that
 * of the app, too.
 *
 * @param {string} version
 * @param {import("./python.js").Image} image
 * @param {Use} use
 */
export async function keepImage(version, image, use = "app") {
  try {
    let cache = await caches.open(CACHE);
    for (const kept of /** @type {Use[]} */ (["app", use]))
      if (await cache.match(address(version, kept, "memory"))) return; // another worker was first
    await dropImages();
    cache = await caches.open(CACHE);
    await cache.put(address(version, use, "files"), new Response(image.files));
    await cache.put(address(version, use, "memory"), new Response(image.memory));
  } catch {
    // the next start takes as long as this one
  }
}
