// Pictures as the browser opens them: turned upright, and no larger than reading needs.

/** Most pixels of the longer side. */
const LONGEST = 2000;
const QUALITY = 0.92;
/** Types that the server opens, too: such a file is sent as it is, unless it is large. */
const SENT = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/bmp"];
/** Files that are pictures although not every browser has a type for them. */
const NAMES = /\.(jpe?g|png|webp|gif|bmp|tiff?|avif|hei[cf]|pdf)$/i;

/** Whether a file may hold a photo. Drawings (SVG) are left to the formats. @param {File} file */
export const isPicture = ({ type, name }) =>
  type !== "image/svg+xml" && (type.startsWith("image/") || NAMES.test(name));

/** A canvas with what is drawn on it. @param {CanvasImageSource} source */
function canvasOf(source, /** @type {number} */ width, /** @type {number} */ height) {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = contextOf(canvas);
  context.fillStyle = "#fff"; // where the picture lets one see through it
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** @param {HTMLCanvasElement} canvas */
export const contextOf = (canvas) =>
  /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));

/** Let go of the memory of a canvas. @param {HTMLCanvasElement | null} canvas */
export function release(canvas) {
  if (canvas) canvas.width = canvas.height = 0;
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob>} */
const packed = (canvas) =>
  new Promise((done, fail) =>
    canvas.toBlob(
      (data) => (data ? done(data) : fail(new Error("the canvas is empty"))),
      "image/jpeg",
      QUALITY,
    ),
  );

/**
 * A file as a picture. What this browser cannot open (TIFF, PDF, mostly HEIC) is sent as it is, and
 * shown as the server straightens it.
 * @param {Blob} file @returns {Promise<PhotoPicture>}
 */
export async function openPicture(file) {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(
    () => null,
  );
  if (!bitmap) return { data: file, shown: null, isFile: true };
  const { width, height } = bitmap;
  const shown = canvasOf(bitmap, width, height);
  bitmap.close();
  const isSent = SENT.includes(file.type) && width === shown.width && height === shown.height;
  return { data: isSent ? file : await packed(shown), shown, isFile: true };
}

/** What a camera shows now. @param {HTMLVideoElement} video @returns {Promise<PhotoPicture>} */
export async function takePicture(video) {
  const shown = canvasOf(video, video.videoWidth, video.videoHeight);
  return { data: await packed(shown), shown, isFile: false };
}

/** A straightened grid as a picture. @param {PhotoFound["straightened"]} straightened */
export function straightPicture({ side, pixels }) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const context = contextOf(canvas);
  const image = context.createImageData(side, side);
  const grey = atob(pixels);
  for (let at = 0; at < grey.length; at += 1)
    image.data.set([...Array(3).fill(grey.charCodeAt(at)), 255], 4 * at);
  context.putImageData(image, 0, 0);
  return canvas;
}
