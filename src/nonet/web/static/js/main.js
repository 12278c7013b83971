// The page begins here: what the browser kept is shown at once, the server is asked after that.

import { App } from "./app.js";
import { findScene } from "./board/find_scene.js";
import { isPlain } from "./board/scene.js";
import { HintPanel } from "./learn/hint.js";
import { fromDocument } from "./library/documents.js";
import { Saver } from "./library/save.js";
import { Dialogs, nameButtons } from "./page/dialogs.js";
import { $ } from "./page/dom.js";
import { set, sync } from "./page/kept_settings.js";
import { useLanguage } from "./page/languages.js";
import { refuse, toast, withModule } from "./page/notices.js";
import { addPlaces } from "./page/places.js";
import { settings } from "./page/settings.js";
import { applyTheme, showTimer } from "./page/theme.js";
import { t } from "./page/words.js";
import { sayLoading } from "./page/working.js";
import { followCommands } from "./play/commands.js";
import { Game } from "./play/game.js";
import { PlayPanel } from "./play/play.js";
import { loaded, readTexts } from "./service/api.js";
import { isStatic } from "./service/edition.js";
import { kept } from "./service/kept/kept.js";

/** The first puzzle of all, for as long as none was solved. */
const FIRST = ".9..1..3......4169...7.24.....2..38..28.7.54..76..8.....75.6...2138......6..2..7.";

/**
 * The rules of Sudoku are one touch away until they are learnt, or a puzzle is solved.
 * @param {App} app @param {Dialogs} dialogs
 */
function followRules(app, dialogs) {
  const key = $("#rules");
  const show = () => {
    key.hidden = settings.rulesOf !== "";
  };
  key.addEventListener("click", () =>
    withModule(import("./learn/course/rules.js"), ({ openRules }) => openRules(dialogs, show)),
  );
  app.listen((what) => {
    if (what === "solved" && !settings.rulesOf) set({ rulesOf: "known" });
    if (what === "solved" || what === "tab" || what === "game") show();
  });
  show();
}

/**
 * Open a puzzle of a link. Whether constraints and drawings fit their board the server says.
 * @param {App} app
 * @param {{state?: State, wrong?: string, title?: string, file?: Partial<PuzzleFile>}} link
 */
function openLink(app, { state, wrong = "", title = "", file = {} }) {
  const refuse = (/** @type {string} */ text) => {
    toast(text, [[t("close"), () => {}]]);
  };
  if (!state) {
    refuse(wrong);
    return;
  }
  const open = () => {
    app.begin({ ...state, entries: null }, { title }, file);
  };
  const { cosmetics = {} } = file;
  if (isPlain(state.layout) && !Object.keys(cosmetics).length) {
    open();
    return;
  }
  sayLoading();
  findScene(state.layout, cosmetics).then(open, ({ status }) =>
    status
      ? loaded(import("./library/links.js"))
          .then(({ misfit }) => misfit(state.layout))
          .then(refuse, () => refuse(t("share-rules")))
      : open(),
  );
}

/** Open the puzzle of the address, over the game of before. @param {App} app */
function openShared(app) {
  const { hash } = location;
  if (!/[#&]p=/.test(hash)) return;
  history.replaceState(null, "", location.pathname);
  loaded(import("./library/share.js"))
    .then(async ({ fromFragment }) => {
      const { packed, author, ...link } = fromFragment(hash);
      if (packed === undefined) return openLink(app, { ...link, file: { author } });
      const { readLink } = await loaded(import("./library/links.js"));
      openLink(app, await readLink(packed));
    })
    .catch(refuse);
}

/** Open what a link of the course names, over the game of before. @param {App} app */
function openLesson(app) {
  const [, wanted] = /^#learn=([a-z0-9_.]{1,90})$/.exec(location.hash) ?? [];
  if (!wanted) return;
  history.replaceState(null, "", location.pathname);
  withModule(import("./learn/course/sheets_links.js"), (module) => module.openLesson(app, wanted));
}

/** @param {App} app */
function openKept(app) {
  const kept = Saver.kept();
  if (!kept) return false;
  try {
    app.open(fromDocument(kept.document), {
      id: kept.id,
      revision: kept.revision,
      title: kept.title,
      puzzleId: kept.puzzleId,
      level: kept.level,
      created: kept.created,
    });
    if (kept.isPending) app.save();
    return true;
  } catch {
    return false;
  }
}

/**
 * The last game that was begun; after solved ones a new one.
 * @param {App} app @param {() => boolean} isAsBefore
 */
async function openBegun(app, isAsBefore) {
  const { games } = await kept.games.find({ begun: true, finished: false, limit: 1 });
  const begun = games.length ? await Saver.load(games[0].id) : null;
  if (!isAsBefore()) return;
  if (begun) app.goOn(begun);
  else if ((await kept.games.find({ finished: true, limit: 1 })).total) await app.actions.another();
}

/**
 * The last game of the server where it is newer than what the browser kept; after a solved one a
 * new one.
 * @param {App} app @param {boolean} hasKept
 */
async function openLatest(app, hasKept) {
  const { game } = app;
  const { version } = game;
  const isAsBefore = () => app.game === game && game.version === version;
  if (game.finished) {
    await app.actions.another();
    return;
  }
  if (!hasKept) {
    await openBegun(app, isAsBefore);
    return;
  }
  const { id, revision } = app.saver.meta;
  if (!id || app.saver.isBehind) return;
  const found = await Saver.load(id);
  if ((found.meta.revision ?? 0) > (revision ?? 0) && isAsBefore()) app.goOn(found);
}

/** @param {Event} event */
const isInField = (event) =>
  /** @type {Element} */ (event.target).closest?.("input, textarea, dialog");

/** @param {App} app @param {Dialogs} dialogs */
function acceptFiles(app, dialogs) {
  const drag = (/** @type {boolean} */ is) => (/** @type {DragEvent} */ event) => {
    if (!event.dataTransfer?.types.some((type) => type === "Files" || type.startsWith("text/")))
      return;
    event.preventDefault();
    document.body.classList.toggle("dropping", is);
  };
  document.addEventListener("dragover", drag(true));
  document.addEventListener("dragleave", drag(false));
  document.addEventListener("drop", (event) => {
    drag(false)(event);
    const { dataTransfer } = event;
    if (!dataTransfer) return;
    const files = [...dataTransfer.files];
    const given = files.length ? files : dataTransfer.getData("text/plain");
    if (given.length) dialogs.paste(given);
  });
  document.addEventListener("paste", (event) => {
    if (isInField(event)) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const given = text.trim() ? text : [...(event.clipboardData?.files ?? [])];
    if (given.length) dialogs.paste(given);
  });
  document.addEventListener("copy", (event) => {
    if (isInField(event) || !getSelection()?.isCollapsed) return;
    const { cells, first, last } = app.game.info;
    const blank = last > 9 && first ? 0 : ".";
    const shown = (/** @type {number} */ digit) => (digit ? digit + first - 1 : blank);
    const digits = cells.map((cell) => shown(app.game.digit(cell)));
    event.clipboardData?.setData("text/plain", digits.join(last > 9 ? " " : ""));
    event.preventDefault();
  });
}

/**
 * The card at the end of a game, loaded with the first move, or for a game that is finished.
 * @param {App} app @param {Dialogs} dialogs
 */
function laterEnd(app, dialogs) {
  /** @type {Promise<import("./play/end.js").EndCard> | null} */
  let card = null;
  let isSolved = false;
  const end = () => {
    card ??= loaded(import("./play/end.js")).then(({ EndCard }) => new EndCard(app, dialogs));
    return card;
  };
  app.listen((what) => {
    isSolved ||= what === "solved";
    if (card || !(what === "move" || app.game.finished)) return;
    end().then(
      (shown) => shown.begin(isSolved),
      (error) => {
        card = null;
        refuse(error);
      },
    );
  });
  return end;
}

/**
 * Panels that are loaded when they are opened first.
 * @param {App} app @param {Dialogs} dialogs @returns {Record<string, () => Promise<Panel>>}
 */
const laterPanels = (app, dialogs) => ({
  library: async () => {
    const { LibraryPanel } = await import("./library/library.js");
    return new LibraryPanel(app, dialogs);
  },
  make: async () => {
    const { MakePanel } = await import("./setting/make.js");
    return new MakePanel(app, dialogs);
  },
  course: async () => {
    const { coursePanel } = await import("./learn/course/course.js");
    return coursePanel(app, dialogs);
  },
  analyse: async () => {
    const { Inspector } = await import("./learn/inspect.js");
    return new Inspector(app);
  },
  settings: async () => {
    const { SettingsPanel } = await import("./page/settings_panel.js");
    return new SettingsPanel(app);
  },
});

/** Make a new puzzle, or find one. @param {App} app @param {Dialogs} dialogs */
const openNewSheet = (app, dialogs) =>
  loaded(import("./play/new_sheet.js")).then(({ openNew }) => openNew(app, dialogs), refuse);

/**
 * What the keys and buttons of the board do beyond it.
 * @param {App} app @param {Dialogs} dialogs @param {PlayPanel} play @param {HintPanel} hint
 */
function addActions(app, dialogs, play, hint) {
  const end = laterEnd(app, dialogs);
  Object.assign(app.actions, {
    hint: () => {
      app.showTab("hint");
      hint.hint();
    },
    print: () => dialogs.print(),
    help: () => dialogs.help(),
    another: () => end().then((card) => card.another(), refuse),
    check: () => play.actions.check(),
    candidates: () => play.actions.candidates(),
    more: (/** @type {HTMLElement} */ anchor) => play.more(anchor),
    savePoints: () => {
      if (app.isOpen && app.game.locked)
        withModule(import("./play/savepoints.js"), ({ openSavePoints }) =>
          openSavePoints(app, dialogs),
        );
    },
    replay: () => {
      if (app.isOpen) withModule(import("./play/replay.js"), ({ openReplay }) => openReplay(app));
    },
    set: (isNew = false) =>
      withModule(import("./setting/opening.js"), ({ openDesk }) => openDesk(app, dialogs, isNew)),
  });
}

/** Sounds, and the task of the day. @param {App} app */
function followGame(app) {
  app.listen((what) => {
    if ((settings.sounds || settings.haptics) && (what === "move" || what === "solved"))
      loaded(import("./page/sounds.js"))
        .then(({ sound }) => sound(app.game, what))
        .catch(() => {});
  });
  app.listen((what) => {
    if (app.game.task && (what === "game" || what === "solved"))
      loaded(import("./learn/course/daily_task.js"))
        .then(({ follow }) => follow(app, what))
        .catch(() => {});
  });
}

/** @param {App} app */
function openFirst(app) {
  app.open(
    new Game({
      layout: { size: 9, box: [3, 3] },
      givens: [...FIRST].map((sign) => Number(sign) || 0),
    }),
    { title: t("first"), level: "Easy" },
  );
}

/**
 * Ask the server for what may be newer; then all is settled.
 * @param {App} app @param {boolean} hasKept
 */
function catchUp(app, hasKept) {
  const language = settings.language;
  const synced = sync().then((isNew) => {
    if (!isNew) return;
    if (settings.language !== language) {
      location.reload();
      return;
    }
    applyTheme();
    showTimer();
    app.buildBoard();
    app.refresh();
  });
  Promise.allSettled([openLatest(app, hasKept), synced]).then((ends) => {
    const lost = ends.find((end) => end.status === "rejected" && end.reason.code === "unkept");
    if (lost) toast(t("code-unkept"), [[t("close"), () => {}]]);
    document.documentElement.dataset.settled = "";
    // Only now: what the browser stores should not compete with what the page is made of.
    if (isStatic)
      loaded(import("./service/offline.js")).then(({ keepOffline }) => keepOffline(), refuse);
  });
}

async function main() {
  await useLanguage(settings.language, readTexts);
  applyTheme();
  nameButtons();
  const app = new App();
  const dialogs = new Dialogs(app);
  const play = new PlayPanel(app, dialogs);
  const hint = new HintPanel(app, dialogs);
  addPlaces(app, { play: () => play, hint: () => hint, ...laterPanels(app, dialogs) });
  addActions(app, dialogs, play, hint);
  followGame(app);
  const hasKept = openKept(app);
  if (!hasKept) openFirst(app);
  openShared(app);
  app.showTab("play");
  if (app.saver.meta.level === "draft") app.actions.set();
  followCommands(app);
  showTimer();
  $("#pause").addEventListener("click", () => app.setPaused(!app.timer.isPaused));
  $("#resume").addEventListener("click", () => {
    app.setPaused(false);
    app.board.focus();
  });
  $("#help").addEventListener("click", () => dialogs.help());
  followRules(app, dialogs);
  $("#new").addEventListener("click", () => openNewSheet(app, dialogs));
  $("#settings").addEventListener("click", () => app.showTab("settings"));
  openLesson(app);
  window.addEventListener("hashchange", () => {
    openShared(app);
    openLesson(app);
  });
  window.addEventListener("pagehide", () => app.saver.leave(app.game));
  acceptFiles(app, dialogs);
  document.documentElement.dataset.ready = "";
  performance.mark("ready");
  catchUp(app, hasKept);
}

main();
