// The clock of a game: runs while the player is at the board, and the game neither paused nor over.
import { openPanel } from "../page/places.js";

/** Panels beside which people go on playing. */
const AT_BOARD = new Set(["play", "hint"]);

/** Whether the board is seen, and nothing lies over it. */
const isAtBoard = () =>
  document.visibilityState === "visible" &&
  AT_BOARD.has(openPanel()) &&
  !document.querySelector("dialog[open]");

export class Timer {
  /** @param {(seconds: number) => void} show */
  constructor(show) {
    this.show = show;
    this.shown = -1;
    /** @type {Game | null} */
    this.game = null;
    this.isPaused = false;
    this.last = performance.now();
    setInterval(() => this.tick(), 250);
    document.addEventListener("visibilitychange", () => this.tick());
  }

  tick() {
    const now = performance.now();
    const passed = now - this.last;
    // A gap means that the page slept: that is no time of play.
    const { game } = this;
    const runs = game?.locked && !this.isPaused && !game.finished;
    if (runs && passed < 2000 && isAtBoard()) game.elapsed += passed / 1000;
    this.last = now;
    const seconds = Math.floor(game?.elapsed ?? 0);
    if (seconds === this.shown) return;
    this.shown = seconds;
    this.show(seconds);
  }

  /** @param {Game} game */
  follow(game) {
    this.game = game;
    this.isPaused = false;
    this.last = performance.now();
    this.tick();
  }
}
