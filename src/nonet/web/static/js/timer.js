// The clock of a game: runs while the page is seen and the game neither paused nor over.
export class Timer {
  constructor(show) {
    this.show = show;
    this.game = null;
    this.isPaused = false;
    this.last = performance.now();
    setInterval(() => this.tick(), 250);
    document.addEventListener("visibilitychange", () => this.tick());
  }

  get runs() {
    return this.game?.locked && !this.isPaused && !this.game.finished;
  }

  tick() {
    const now = performance.now();
    const passed = now - this.last;
    // A gap means that the page slept: that is no time of play.
    if (this.runs && document.visibilityState === "visible" && passed < 2000)
      this.game.elapsed += passed / 1000;
    this.last = now;
    const seconds = Math.floor(this.game?.elapsed ?? 0);
    if (seconds === this.shown) return;
    this.shown = seconds;
    this.show(seconds);
  }

  follow(game) {
    this.game = game;
    this.isPaused = false;
    this.last = performance.now();
    this.tick();
  }
}
