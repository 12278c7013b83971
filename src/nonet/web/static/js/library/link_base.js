// The address that links to puzzles begin with.
import { settings } from "../page/settings.js";

/** Names of the computer itself, which nobody else can open. */
const OWN_HOST = /^(?:localhost|127(?:\.[0-9]+){3}|\[::1\]|0\.0\.0\.0)$/;
/** Longest address that is taken. */
const LONGEST = 500;

/**
 * A base address as it was typed, without what may not be in it, or null where it is none.
 * @param {string} text
 */
export function baseOf(text) {
  try {
    const { protocol, origin, pathname } = new URL(text.trim());
    const base = `${origin}${pathname}`;
    if (!/^https?:$/.test(protocol) || base.length > LONGEST) return null;
    return /\/(?:[^/]*\.html)?$/.test(pathname) ? base : `${base}/`;
  } catch {
    return null;
  }
}

/** What the player set, or who set up this edition, or where the page is. */
export const linkBase = () =>
  baseOf(settings.linkBase) ??
  document.documentElement.dataset.linkBase ??
  `${location.origin}${location.pathname}`;

/** Whether links open on other computers. */
export const opensElsewhere = () => !OWN_HOST.test(new URL(linkBase()).hostname);
