// The list of all kinds of rules, by family, to be searched.

import { ruleMarks } from "../board/backdrop.js";
import { range } from "../board/layout.js";
import { UNIT } from "../board/marks.js";
import { fieldOf, fill, h, input, s } from "../page/dom.js";
import { t } from "../page/words.js";
import { roleItem } from "./role_kinds.js";
import { nearest, search as searched } from "./search.js";

/** @type {Map<string, SVGSVGElement>} Pictures of kinds, each made once. */
const pictures = new Map();

/** A rule of a kind on a small board. @param {RuleKind} kind */
export function pictureOf({ name, size, scene }) {
  const known = pictures.get(name);
  if (known) return /** @type {SVGSVGElement} */ (known.cloneNode(true));
  const side = size * UNIT;
  const [left, top, right, bottom] = (scene?.rim ?? [0, 0, 0, 0]).map((far) => far * UNIT);
  const lines = range(size + 1).map((at) => `M${at * UNIT} 0V${side}M0 ${at * UNIT}H${side}`);
  const strokes = (scene?.strokes ?? []).map(
    ([x1, y1, x2, y2]) => `M${x1 * UNIT} ${y1 * UNIT}L${x2 * UNIT} ${y2 * UNIT}`,
  );
  const areas = (scene?.areas ?? []).map(({ x, y, width, height }) =>
    s("rect", {
      class: "area",
      x: x * UNIT,
      y: y * UNIT,
      width: width * UNIT,
      height: height * UNIT,
    }),
  );
  const picture = s(
    "svg",
    {
      class: "kind-picture",
      viewBox: `${-left - 4} ${-top - 4} ${side + left + right + 8} ${side + top + bottom + 8}`,
      "aria-hidden": "true",
    },
    ...areas,
    ruleMarks(scene?.below),
    s("path", { class: "lines", d: lines.join("") }),
    ruleMarks(scene?.above),
    s("path", { class: "strokes", d: strokes.join("") }),
  );
  pictures.set(name, picture);
  return picture;
}

/** What is no rule, and where it is. @param {Desk} desk @param {RuleTool} tool */
const toolItem = (desk, { name, section }) =>
  h(
    "li",
    h(
      "button.item.kind",
      { type: "button", onclick: () => desk.openSection(section) },
      h("span.kind-picture"),
      h(
        "span.grow",
        h("b", t(`desk-tool-${name}`)),
        h("span.soft.small", t(`desk-tool-${name}-where`)),
      ),
    ),
  );

/**
 * All that is found, with its words.
 * @param {Desk} desk @param {(kind: RuleKind) => HTMLElement} item
 */
const searchable = (desk, item) => [
  ...desk.kinds.map((kind) => ({
    own: [kind.name, ...kind.aliases],
    words: [...kind.words, kind.title],
    said: kind.meaning,
    item: () => item(kind),
  })),
  ...desk.roleKinds.map((kind) => ({
    own: [kind.name],
    words: [...kind.words, t(`desk-role-${kind.name}`)],
    said: t(`desk-role-${kind.name}-how`),
    item: () => roleItem(desk, kind),
  })),
  ...desk.tools.map((tool) => ({
    own: [tool.name],
    words: [...tool.words, t(`desk-tool-${tool.name}`)],
    said: "",
    item: () => toolItem(desk, tool),
  })),
];

/** @param {RuleKind[]} kinds @param {(kind: RuleKind) => HTMLElement} item */
const byFamily = (kinds, item) =>
  [...new Set(kinds.map(({ family }) => family))].map((family) => [
    h("h3", t(`desk-family-${family}`)),
    h("ul.list", kinds.filter((kind) => kind.family === family).map(item)),
  ]);

/** @param {Desk} desk */
export function kindPicker(desk) {
  const list = h("div.stack.kinds");
  const search = input(t("desk-search"), { type: "search", oninput: () => render() });
  const element = h("div.stack", search, list);
  /** @type {Map<string, HTMLElement>} */
  const items = new Map();

  const all = searchable(desk, (kind) => item(kind));

  const placed = (/** @type {RuleKind} */ kind) =>
    desk.rules.find(({ text }) => text === kind.name);

  /** A rule of the whole grid without parameters is there or not. @param {RuleKind} kind */
  const isToggle = (kind) => kind.family === "grid" && !kind.parameters.length;

  const choose = (/** @type {RuleKind} */ kind, /** @type {MouseEvent} */ event) => {
    const there = placed(kind);
    if (!isToggle(kind)) desk.choose(kind, event.detail === 0);
    else if (there) desk.remove([there]);
    else desk.place([kind.name]);
  };

  /** @param {RuleKind} kind */
  function item(kind) {
    const known = items.get(kind.name);
    const isOn = isToggle(kind) ? String(Boolean(placed(kind))) : null;
    if (known) {
      if (isOn) known.firstElementChild?.setAttribute("aria-pressed", isOn);
      return known;
    }
    const made = h(
      "li",
      h(
        "button.item.kind",
        {
          type: "button",
          "aria-pressed": isOn,
          onclick: (/** @type {MouseEvent} */ event) => choose(kind, event),
        },
        kind.scene ? pictureOf(kind) : h("span.kind-picture"),
        h("span.grow", h("b", kind.title), h("span.soft.small", kind.meaning || kind.usage)),
      ),
    );
    items.set(kind.name, made);
    return made;
  }

  function render() {
    const wanted = /** @type {HTMLInputElement} */ (fieldOf(search)).value.trim();
    if (!wanted) {
      const roles = desk.roleKinds.map((kind) => roleItem(desk, kind));
      fill(list, byFamily(desk.kinds, item), h("h3", t("desk-family-roles")), h("ul.list", roles));
      return;
    }
    const found = searched(wanted, all);
    const shown = found.length ? found : nearest(wanted, all);
    const says = shown.length ? "desk-nearest-kinds" : "desk-no-kind";
    fill(
      list,
      found.length ? null : h("p.soft", t(says)),
      h(
        "ul.list",
        shown.map((entry) => entry.item()),
      ),
    );
  }

  return { element, show: render };
}
