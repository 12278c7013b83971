// The image that the engine starts from, kept by the browser: made at the first visit, since it is
// larger than all files that it is made of.

const CACHE = "nonet-engine";
const PARTS = ["files", "memory"];

/** @param {string} version @param {string} part */
const address = (version, part) => new URL(`image/${version}/${part}`, import.meta.url);

/**
 * The image that was kept for a version; null where there is none.
 *
 * @param {string} version
 * @returns {Promise<import("./python.js").Image | null>}
 */
export async function keptImage(version) {
  try {
    const cache = await caches.open(CACHE);
    const [files, memory] = await Promise.all(
      PARTS.map(async (part) => (await cache.match(address(version, part)))?.arrayBuffer()),
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
 * Keep an image in place of those of other versions, where the browser keeps anything.
 *
 * @param {string} version
 * @param {import("./python.js").Image} image
 */
export async function keepImage(version, image) {
  try {
    let cache = await caches.open(CACHE);
    if (await cache.match(address(version, "memory"))) return; // another worker was first
    await dropImages();
    cache = await caches.open(CACHE);
    await cache.put(address(version, "files"), new Response(image.files));
    await cache.put(address(version, "memory"), new Response(image.memory));
  } catch {
    // the next start takes as long as this one
  }
}
