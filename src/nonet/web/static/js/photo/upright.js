// Where a grid of a photo is when it is turned upright, and the photo drawn like that.

import { contextOf } from "./picture.js";

/** Cells that are seen around the grid. */
const AROUND = 0.35;

/** @typedef {[a: number, b: number, c: number, d: number, e: number, f: number]} Transform */

/** @param {Transform} transform @param {PhotoPoint} point @returns {PhotoPoint} */
const applied = ([a, b, c, d, e, f], [x, y]) => [a * x + c * y + e, b * x + d * y + f];

/**
 * The mesh on a picture of `longest` pixels that shows the grid upright, and how to draw that.
 * @param {PhotoPoint[][]} mesh @param {number} longest
 */
export function uprighted(mesh, longest) {
  const size = mesh.length - 1;
  // The rows, all together, become level.
  const across = mesh.reduce((sum, row) => sum + row[size][0] - row[0][0], 0);
  const down = mesh.reduce((sum, row) => sum + row[size][1] - row[0][1], 0);
  const length = Math.hypot(across, down) || 1;
  const [cos, sin] = [across / length, down / length];
  const level = (/** @type {PhotoPoint} */ point) => applied([cos, -sin, sin, cos, 0, 0], point);
  const points = mesh.flat().map(level);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const around = (AROUND * length) / (size + 1) / size;
  const [left, top] = [Math.min(...xs) - around, Math.min(...ys) - around];
  const [wide, high] = [Math.max(...xs) + around - left, Math.max(...ys) + around - top];
  const scale = longest / Math.max(wide, high, 1);
  /** @type {Transform} */
  const transform = [
    cos * scale,
    -sin * scale,
    sin * scale,
    cos * scale,
    -left * scale,
    -top * scale,
  ];
  return {
    transform,
    width: Math.round(wide * scale),
    height: Math.round(high * scale),
    mesh: mesh.map((row) => row.map((point) => applied(transform, point))),
  };
}

/**
 * Draw a picture.
 * @param {HTMLCanvasElement} canvas @param {HTMLCanvasElement} picture
 * @param {{transform: Transform, width: number, height: number}} how
 */
export function drawUpright(canvas, picture, { transform, width, height }) {
  canvas.width = width;
  canvas.height = height;
  const context = contextOf(canvas);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.setTransform(...transform);
  context.drawImage(picture, 0, 0);
}

/**
 * Draw a cell of a picture, and a little around it.
 * @param {HTMLCanvasElement} canvas @param {HTMLCanvasElement} picture
 * @param {PhotoPoint[][]} mesh @param {number} cell @param {number} side pixels
 */
export function drawCell(canvas, picture, mesh, cell, side) {
  const size = mesh.length - 1;
  const [row, column] = [Math.floor(cell / size), cell % size];
  const corners = [mesh[row], mesh[row + 1]].map((line) => line.slice(column, column + 2));
  drawUpright(canvas, picture, { ...uprighted(corners, side), width: side, height: side });
}
