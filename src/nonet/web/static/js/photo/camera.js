// The camera: what it sees, and a shutter.

import { button, h } from "../page/dom.js";
import { t } from "../page/words.js";
import { takePicture } from "./picture.js";

/**
 * Why a camera cannot be used, by the browser's name of the error.
 * @type {Record<string, string>}
 */
const REASONS = {
  NotAllowedError: "photo-camera-denied",
  SecurityError: "photo-camera-denied",
  NotFoundError: "photo-camera-none",
  OverconstrainedError: "photo-camera-none",
};

/** Whether the browser lets this page ask for a camera: only with https or on this computer. */
export const canAskForCamera = () => Boolean(navigator.mediaDevices?.getUserMedia);

/** A sentence for what the browser refused. @param {unknown} error */
export const cameraProblem = (error) =>
  t(REASONS[/** @type {Error} */ (error)?.name] ?? "photo-camera-failed");

/** The camera that looks away from the player, as it sends now. */
const openStream = () =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: {
      facingMode: { ideal: "environment" },
      width: { ideal: 1920 },
      height: { ideal: 1440 },
    },
  });

/**
 * The camera with its shutter. `take` gets the picture; `signal` ends it.
 * @param {(picture: PhotoPicture) => void} take @param {() => void} back
 * @param {AbortSignal} signal
 */
export async function cameraView(take, back, signal) {
  const stream = await openStream();
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop);
  const video = h("video.photo-video", {
    srcObject: stream,
    muted: true,
    autoplay: true,
    playsInline: true,
    "aria-label": t("photo-video"),
  });
  const shutter = button(
    t("photo-shoot"),
    async () => {
      const picture = await takePicture(video);
      stop();
      take(picture);
    },
    { kind: ".main.photo-shutter", disabled: true },
  );
  video.addEventListener("playing", () => {
    shutter.disabled = false;
    shutter.focus();
  });
  return h(
    "div.stack",
    h("p.soft.small", t("photo-camera-how")),
    video,
    h("div.row", shutter, button(t("photo-back"), back)),
  );
}
