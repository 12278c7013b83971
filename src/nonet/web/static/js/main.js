// The page begins here: what the browser kept is shown at once, the server is asked after that.

import { get, loaded, readTexts } from "./api.js";
import { App } from "./app.js";
import { followCommands } from "./commands.js";
import { Dialogs, nameButtons } from "./dialogs.js";
import { fromDocument } from "./documents.js";
import { $, fill, h } from "./dom.js";
import { Game } from "./game.js";
import { hintPanel } from "./hint.js";
import { libraryPanel } from "./library.js";
import { makePanel } from "./make.js";
import { morePanel, showTimer } from "./more.js";
import { refuse, toast } from "./notices.js";
import { playPanel } from "./play.js";
import { Saver } from "./save.js";
import { findScene, isPlain } from "./scene.js";
import { applyTheme, settings, sync } from "./settings.js";
import { fromAddress } from "./share.js";
import { t, useLanguage } from "./words.js";

/** The first puzzle of all, for as long as none was solved. */
const FIRST = ".9..1..3......4169...7.24.....2..38..28.7.54..76..8.....75.6...2138......6..2..7.";

/** The panel that is open. */
const openTab = () => document.body.dataset.tab ?? "play";

/** @param {Panels} panels @param {App} app */
function addTabs(panels, app) {
  const tabs = new Map(
    Object.keys(panels).map((name) => [
      name,
      h(
        "button",
        {
          type: "button",
          role: "tab",
          id: `tab-${name}`,
          "aria-controls": "panel",
          onclick: () => show(name),
        },
        t(`tab-${name}`),
      ),
    ]),
  );
  const show = (/** @type {string} */ name) => {
    if (name !== openTab() && app.shown) app.present(null);
    document.body.dataset.tab = name;
    for (const [other, tab] of tabs) {
      tab.setAttribute("aria-selected", String(other === name));
      tab.tabIndex = other === name ? 0 : -1;
    }
    $("#panel").setAttribute("aria-labelledby", `tab-${name}`);
    fill($("#panel"), panels[name].element).scrollTop = 0;
    app.tell("tab");
    panels[name].show();
    if (name === "library") scrollTo(0, 0);
    else if (document.documentElement.hasAttribute("data-ready")) app.showBoard();
  };
  fill($("#tabs"), ...tabs.values()).setAttribute("aria-label", t("tabs"));
  $("#tabs").addEventListener("keydown", (event) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const names = [...tabs.keys()];
    const next = names[(names.indexOf(openTab()) + way + names.length) % names.length];
    show(next);
    tabs.get(next)?.focus();
  });
  app.actions.tab = show;
}

/**
 * Open a puzzle of a link. Whether constraints and drawings fit their board the server says, so
 * that such a puzzle comes after the game of before; returns whether it is open at once.
 * @param {App} app
 * @param {{state?: State, wrong?: string, title?: string, file?: Partial<PuzzleFile>}} link
 */
function openLink(app, { state, wrong = "", title = "", file = {} }) {
  const refuse = (/** @type {string} */ text) => toast(text, [[t("close"), () => {}]]);
  if (!state) {
    refuse(wrong);
    return false;
  }
  const open = () => app.begin({ ...state, entries: null }, { title }, file);
  const { cosmetics = {} } = file;
  if (isPlain(state.layout) && !Object.keys(cosmetics).length) {
    open();
    return true;
  }
  findScene(state.layout, cosmetics).then(open, ({ status }) =>
    status ? refuse(t("share-rules")) : open(),
  );
  return false;
}

/** Open the puzzle of the address; returns whether it is open at once. @param {App} app */
function openShared(app) {
  const shared = fromAddress();
  if (!shared) return false;
  history.replaceState(null, "", location.pathname);
  const { packed, author, ...link } = shared;
  if (packed === undefined) return openLink(app, { ...link, file: { author } });
  loaded(import("./links.js"))
    .then(({ readLink }) => readLink(packed))
    .then((found) => openLink(app, found))
    .catch(refuse);
  return false;
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
    const { games } = await get("games?begun=true&finished=false&limit=1");
    const begun = games.length ? await Saver.load(games[0].id) : null;
    if (!isAsBefore()) return;
    if (begun) app.goOn(begun);
    else if ((await get("games?finished=true&limit=1")).total) await app.actions.another();
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
    if (text.trim()) dialogs.paste(text);
  });
  document.addEventListener("copy", (event) => {
    if (isInField(event) || !getSelection()?.isCollapsed) return;
    event.clipboardData?.setData(
      "text/plain",
      app.game
        .digits()
        .map((digit) => (app.game.size > 9 ? digit : digit || "."))
        .join(app.game.size > 9 ? " " : ""),
    );
    event.preventDefault();
  });
}

async function main() {
  await useLanguage(settings.language, readTexts);
  applyTheme();
  nameButtons();
  const app = new App();
  const dialogs = new Dialogs(app.parts("begin", "game", "saver", "tell"));
  const panels = {
    play: playPanel(
      app.parts(
        "actions",
        "begin",
        "board",
        "found",
        "game",
        "gradePanel",
        "isOpen",
        "listen",
        "mode",
        "moved",
        "open",
        "refresh",
        "refreshTitle",
        "save",
        "saver",
        "showBoard",
        "showEnd",
        "showTab",
        "targets",
      ),
      dialogs,
    ),
    hint: hintPanel(
      app.parts(
        "board",
        "clearShown",
        "game",
        "gradePanel",
        "listen",
        "moved",
        "present",
        "refresh",
        "showTab",
        "shown",
      ),
      dialogs,
    ),
    make: makePanel(
      app.parts(
        "begin",
        "board",
        "clearShown",
        "found",
        "game",
        "listen",
        "mode",
        "moved",
        "open",
        "pattern",
        "present",
        "refresh",
        "saver",
        "showTab",
        "symmetricCells",
      ),
      dialogs,
    ),
    library: libraryPanel(app.parts("begin", "game", "load", "saver", "showTab"), dialogs),
    more: morePanel(app.parts("buildBoard", "refresh")),
  };
  addTabs(panels, app);
  Object.assign(app.actions, {
    hint: () => {
      app.showTab("hint");
      panels.hint.hint();
    },
    print: () => dialogs.print(),
    help: () => dialogs.help(),
    another: () => panels.play.another(),
    set: () =>
      loaded(import("./setting/desk.js"))
        .then(({ openDesk }) => openDesk(app, dialogs))
        .catch(refuse),
  });
  app.listen((what) => {
    if (what === "library" && document.body.dataset.tab === what) panels[what].show();
  });
  app.listen((what) => {
    if (what === "techniques") /** @type {Panels} */ (panels)[openTab()].show();
  });
  const hasKept = openShared(app) || openKept(app);
  if (!hasKept) {
    app.open(
      new Game({
        layout: { size: 9, box: [3, 3] },
        givens: [...FIRST].map((sign) => Number(sign) || 0),
      }),
      { title: t("first"), level: "Easy" },
    );
  }
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
  window.addEventListener("hashchange", () => openShared(app));
  window.addEventListener("pagehide", () => app.saver.leave(app.game));
  acceptFiles(app, dialogs);
  document.documentElement.dataset.ready = "";
  performance.mark("ready");
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
  Promise.allSettled([openLatest(app, hasKept), synced]).then(() => {
    document.documentElement.dataset.settled = "";
  });
}

main();
