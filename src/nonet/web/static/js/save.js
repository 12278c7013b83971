// Saves the game at every move: first in the browser, then on the server, one request at a time.
import { ask, get, post } from "./api.js";

const KEY = "nonet.game";

export class Saver {
  /** `on`: state(name) with saved, saving or away; outdated() when another page saved it. */
  constructor(on) {
    this.on = on;
    this.meta = null;
    this.pending = null;
    this.latest = null;
    this.isBusy = false;
    this.isBehind = false;
    this.delay = 500;
    window.addEventListener("online", () => this.send());
  }

  /** What the browser kept of the last game. */
  static kept() {
    try {
      return JSON.parse(localStorage.getItem(KEY));
    } catch {
      return null;
    }
  }

  /** Follow a game: `{id, revision, title, puzzleId, level}`; without id it is a new one. */
  follow(meta) {
    this.meta = { id: null, revision: null, title: "", puzzleId: null, level: null, ...meta };
    this.pending = null;
    this.latest = null;
    this.isBehind = false;
  }

  save(document, { finished = false } = {}) {
    this.pending = { meta: this.meta, document, finished };
    this.isBehind = true;
    this.keep(true);
    this.send();
  }

  keep(isPending, now = null) {
    const { document: saved, finished } = this.pending ?? this.latest;
    const document = now ?? saved;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...this.meta, document, finished, isPending }));
    } catch { /* the browser keeps nothing: the server does */ }
  }

  async send() {
    if (this.isBusy || !this.pending) return;
    this.isBusy = true;
    const { meta, document, finished } = this.pending;
    this.latest = this.pending;
    this.pending = null;
    this.on.state("saving");
    try {
      const answer = meta.id
        ? await ask("PUT", `games/${meta.id}`, { revision: meta.revision, document, title: meta.title, finished })
        : await post("games", { document, title: meta.title, puzzleId: meta.puzzleId, level: meta.level });
      Object.assign(meta, { id: answer.id, revision: answer.revision });
      this.delay = 500;
      if (!this.pending && this.meta === meta) {
        this.isBehind = false;
        this.keep(false);
        this.on.state("saved");
      }
    } catch (error) {
      this.failed(error, meta, { meta, document, finished });
    }
    this.isBusy = false;
    if (this.pending) this.send();
  }

  failed(error, meta, unsaved) {
    if (error.status === 409 && error.code === "outdated") {
      this.catchUp(meta, unsaved);
    } else if (error.status === 404) {
      meta.id = null;
      this.pending ??= unsaved;
    } else if (error.status === 0 || error.status >= 500 || error.status === 429) {
      this.on.state("away");
      setTimeout(() => { this.pending ??= unsaved; this.send(); }, this.delay);
      this.delay = Math.min(this.delay * 2, 10_000);
    } else {
      this.on.state("away", error.message);
    }
  }

  /** The answer to a save was lost, or another page went on with the game: its history tells. */
  async catchUp(meta, unsaved) {
    try {
      const { meta: { revision }, document } = await Saver.load(meta.id);
      if (!isEarlier(document, unsaved.document)) {
        this.on.outdated(meta, unsaved.document);
        return;
      }
      meta.revision = revision;
      this.pending ??= unsaved;
      this.send();
    } catch (error) {
      this.failed(error, meta, unsaved);
    }
  }

  /** Keep the last state in the browser; the server has every move already. */
  leave(document) {
    if (this.latest?.meta === this.meta || this.pending) this.keep(this.isBehind, document);
  }

  /** The game of this number, as the server has it. */
  static async load(id) {
    const { game, document } = await get(`games/${id}`);
    const { revision, title, puzzleId, level } = game;
    return { meta: { id, revision, title, puzzleId, level }, document };
  }
}

/** Whether a document is of the same game before some more moves. */
function isEarlier(one, later) {
  const moves = ({ history, settings }) => history.slice(0, settings.done ?? history.length);
  const [few, more] = [moves(one), moves(later)];
  return few.length <= more.length && JSON.stringify(few) === JSON.stringify(more.slice(0, few.length));
}
