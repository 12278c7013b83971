// Sends a picture to the server, which reads it and keeps nothing of it.

import { t } from "../page/words.js";
import { ask } from "../service/api.js";
import { Refusal } from "../service/refusals.js";
import { straightPicture } from "./picture.js";

/** Milliseconds after which nobody waits any more. */
const LONGEST = 60_000;

/**
 * @param {Blob} data @param {number} page @param {AbortSignal} signal
 * @returns {Promise<PhotoAnswer>}
 */
async function asked(data, page, signal) {
  const late = AbortSignal.timeout(LONGEST);
  try {
    const path = page > 1 ? `photo?page=${page}` : "photo";
    return await ask("POST", path, data, AbortSignal.any([signal, late]));
  } catch (error) {
    if (late.aborted) throw new Refusal(0, { code: "time-limit" });
    const isLarge = error instanceof Refusal && error.status === 413;
    throw isLarge ? new Error(t("photo-too-long")) : error;
  }
}

/**
 * A mesh in other units.
 * @param {PhotoPoint[][]} mesh @param {(point: PhotoPoint) => PhotoPoint} to
 */
const moved = (mesh, to) => mesh.map((row) => row.map(to));

/**
 * A grid on its own straightened picture, where there is no other to show.
 * @param {PhotoFound} found
 */
function onStraight(found) {
  const { side, margin } = found.straightened;
  const { length } = found.mesh;
  const cell = (side - 2 * margin) / (length - 1);
  const at = (/** @type {number} */ index) => margin + index * cell;
  const mesh = found.mesh.map((row, down) =>
    row.map((_, right) => /** @type {PhotoPoint} */ ([at(right), at(down)])),
  );
  return { found: { ...found, mesh }, shown: straightPicture(found.straightened) };
}

/**
 * The puzzles of a page, each with the picture that its mesh lies on; and how many pages there are.
 * @param {PhotoPicture} picture @param {number} page @param {AbortSignal} signal
 */
export async function readPicture({ data, shown }, page, signal) {
  const { width, height, pages, readings } = await asked(data, page, signal);
  if (!shown) return { pages, found: readings.map(onStraight) };
  // The server counts from the centre of the first pixel, a canvas from its corner.
  const [across, down] = [shown.width / width, shown.height / height];
  const to = (/** @type {PhotoPoint} */ [x, y]) =>
    /** @type {PhotoPoint} */ ([(x + 0.5) * across, (y + 0.5) * down]);
  const onShown = readings.map((found) => ({
    found: { ...found, mesh: moved(found.mesh, to) },
    shown,
  }));
  return { pages, found: onShown };
}
