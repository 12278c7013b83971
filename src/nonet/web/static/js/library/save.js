// Saves the game at every move: first at hand, then in the library, one request at a time.

import { afterPaint } from "../page/dom.js";
import { kept } from "../service/kept/kept.js";
import { isEarlier, toText } from "./documents.js";

const KEY = "nonet.game";
/** What is known of a new game. */
const NEW = {
  id: null,
  revision: null,
  title: "",
  puzzleId: null,
  level: null,
  created: null,
};

export class Saver {
  /**
   * `on.state` hears "saved", "saving", "away" and "unkept"; `on.outdated` that another page saved
   * the game, with the document that could not be saved, if there is one.
   * @param {SaverListener} on
   */
  constructor(on) {
    this.on = on;
    /** @type {Meta} */
    this.meta = { ...NEW };
    /** @type {Meta | null} */
    this.overtaken = null;
    /** @type {{meta: Meta, game: Game} | null} */
    this.unwritten = null;
    /** @type {Map<Meta, Unsaved>} */
    this.pending = new Map();
    /** @type {Unsaved | null} */
    this.latest = null;
    this.isBusy = false;
    this.isBehind = false;
    this.delay = 500;
    /** Why the last game could not be saved, by its code. */
    this.trouble = "";
    window.addEventListener("online", () => this.send());
    this.tabs = new BroadcastChannel("nonet");
    this.tabs.addEventListener("message", ({ data }) => this.heard(data));
  }

  /**
   * Another tab saved a game: where it is the one that is open here, the player is asked at once.
   * @param {{id: number, revision: number}} saved
   */
  heard({ id, revision }) {
    const { meta } = this;
    if (!meta.id || meta.id !== id || (meta.revision ?? 0) >= revision || this.overtaken === meta)
      return;
    this.overtaken = meta;
    this.on.outdated(meta);
  }

  /**
   * What the browser kept of the last game.
   * @returns {(Meta & {document: GameDocument, isPending: boolean}) | null}
   */
  static kept() {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? "null");
    } catch {
      return null;
    }
  }

  /** Follow a game; without id it is a new one. @param {Partial<Meta>} meta */
  follow(meta) {
    this.write();
    this.meta = { ...NEW, ...meta };
    this.latest = null;
    this.isBehind = false;
  }

  /** Save a game once the screen shows its last move. @param {Game} game */
  save(game) {
    this.isBehind = true;
    this.on.state("saving");
    const isDue = this.unwritten;
    this.unwritten = { meta: this.meta, game };
    if (!isDue) afterPaint(() => this.write());
  }

  /** Turn what is to be saved into text, keep it in the browser, and send it. */
  write() {
    if (!this.unwritten) return;
    const { meta, game } = this.unwritten;
    this.unwritten = null;
    this.latest = { meta, document: toText(game), finished: game.finished };
    this.pending.set(meta, this.latest);
    this.keep(true);
    this.send();
  }

  /** @param {boolean} isPending */
  keep(isPending) {
    if (!this.latest) return;
    const { document, finished } = this.latest;
    try {
      const rest = JSON.stringify({ ...this.meta, finished, isPending });
      localStorage.setItem(KEY, `${rest.slice(0, -1)},"document":${document}}`);
    } catch {
      /* the browser keeps nothing: the server does */
    }
  }

  /** Keep a game that the server has. @param {Game} game */
  keepAs(game) {
    this.latest = { meta: this.meta, document: toText(game), finished: game.finished };
    this.keep(false);
  }

  async send() {
    if (this.isBusy || !this.pending.size) return;
    this.isBusy = true;
    const [[meta, unsaved]] = this.pending;
    const { document, finished } = unsaved;
    this.pending.delete(meta);
    const { id, revision, title, puzzleId, level } = meta;
    const saved = { document, title, level, finished };
    try {
      const answer = id
        ? await kept.games.save(id, { ...saved, revision: revision ?? 0 })
        : await kept.games.create({ ...saved, puzzleId });
      Object.assign(meta, {
        id: answer.id,
        revision: answer.revision,
        created: meta.created ?? answer.updated,
      });
      this.tabs.postMessage({ id: answer.id, revision: answer.revision });
      this.delay = 500;
      this.trouble = "";
      if (this.meta === meta && !this.pending.has(meta) && !this.unwritten) {
        this.isBehind = false;
        this.keep(false);
        this.on.state("saved");
      }
    } catch (error) {
      this.failed(/** @type {Refusal} */ (error), meta, unsaved);
    }
    this.isBusy = false;
    this.send();
  }

  /** @param {Refusal} error @param {Meta} meta @param {Unsaved} unsaved */
  failed(error, meta, unsaved) {
    if (error.status === 409 && error.code === "outdated") {
      this.catchUp(meta, unsaved);
    } else if (error.status === 404) {
      meta.id = null;
      this.again(meta, unsaved);
    } else if (error.status === 0 || error.status >= 500 || error.status === 429) {
      const isNew = error.code !== this.trouble;
      this.trouble = error.code;
      const why = isNew && error.code === "full" ? error.message : undefined;
      this.on.state(error.code === "unkept" ? "unkept" : "away", why);
      setTimeout(() => {
        this.again(meta, unsaved);
        this.send();
      }, this.delay);
      this.delay = Math.min(this.delay * 2, 10_000);
    } else {
      this.on.state("away", error.message);
    }
  }

  /** @param {Meta} meta @param {Unsaved} unsaved */
  again(meta, unsaved) {
    if (!this.pending.has(meta)) this.pending.set(meta, unsaved);
  }

  /**
   * The answer to a save was lost, or another page went on with the game: its history says which.
   * @param {Meta} meta @param {Unsaved} unsaved
   */
  async catchUp(meta, unsaved) {
    try {
      const { meta: theirs, document } = await Saver.load(meta.id);
      if (!isEarlier(document, JSON.parse(unsaved.document))) {
        this.on.outdated(meta, unsaved.document);
        return;
      }
      meta.revision = theirs.revision;
      this.again(meta, unsaved);
      this.send();
    } catch (error) {
      this.failed(/** @type {Refusal} */ (error), meta, unsaved);
    }
  }

  /**
   * Keep the last state in the browser, its clock too; the server has every move already.
   * @param {Game} game
   */
  leave(game) {
    this.write();
    if (!this.latest) return;
    this.latest.document = toText(game);
    this.keep(this.isBehind);
  }

  /**
   * The game of this number, as the server has it.
   * @param {number | null} id @returns {Promise<{meta: Meta, document: GameDocument}>}
   */
  static async load(id) {
    const { game, document } = await kept.games.get(id ?? 0);
    const { revision, title, puzzleId, level, created } = game;
    return { meta: { id, revision, title, puzzleId, level, created }, document };
  }
}
