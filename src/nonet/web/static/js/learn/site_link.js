// The link to the page of a technique on nonet's site, where there is one.

import { h } from "../page/dom.js";
import { language, t } from "../page/words.js";
import { site } from "../service/edition.js";

/**
 * The address of a page, as `Technique.url` has it.
 * @param {string} technique @param {string} spoken @param {string} [start]
 */
export const pageOf = (technique, spoken, start = site) =>
  `${start}techniques/${spoken === "en" ? "" : `${spoken}/`}${technique}/`;

/** The link; null where the site has no address. @param {string} technique */
export const siteLink = (technique) =>
  site
    ? h("a", { href: pageOf(technique, language), target: "_blank", rel: "noopener" }, t("on-site"))
    : null;
