// Roles of cells at the desk, such as doublers: layers of the board with their rules.

import { h } from "../page/dom.js";
import { trying } from "../page/notices.js";
import { t } from "../page/words.js";
import { answerTo } from "../service/engine.js";

/** The kind of roles that a layout has. @param {Desk} desk */
export const kindOf = ({ draft, roleKinds }) =>
  roleKinds.find(({ layer }) => draft.layout.layers?.some(({ name }) => name === layer)) ?? null;

/** Lines that name none of some layers. @param {string[]} lines @param {string[]} names */
const without = (lines, names) =>
  lines.filter((line) => !line.split(/[ :]/).some((word) => names.includes(word)));

/** @param {Layout} layout */
const layersOf = ({ layers }) => (layers ?? []).map(({ name }) => name);

/**
 * A board with a kind of roles, or without, and the lines of a draft that go with it: rules that
 * read values stay where there are values again.
 * @param {Desk} desk @param {Layout} layout @param {RoleKind | null} kind
 */
async function withRoles({ draft }, { layers: _, ...layout }, kind) {
  const before = layersOf(draft.layout);
  if (!kind) return { layout, lines: without(draft.lines, before) };
  const { layers, lines } = await answerTo("role-layers", { layout, name: kind.name });
  const now = { ...layout, layers };
  const gone = before.filter((name) => !layersOf(now).includes(name));
  const others = without(draft.lines, [...gone, kind.layer]);
  return { layout: now, lines: [...lines, ...others] };
}

/**
 * Have another board, with the roles that the draft has.
 * @param {Desk} desk @param {Layout} layout @param {Partial<Draft>} changes
 */
export async function changeBoard(desk, layout, changes) {
  desk.change({ ...(await withRoles(desk, layout, kindOf(desk))), ...changes });
}

/**
 * Add a kind of roles, in place of another one, or take it away.
 * @param {Desk} desk @param {RoleKind} kind
 */
async function toggle(desk, kind) {
  const now = kindOf(desk)?.name === kind.name ? null : kind;
  desk.change(await withRoles(desk, desk.draft.layout, now));
}

/** A kind of roles in the list of what may be set. @param {Desk} desk @param {RoleKind} kind */
export function roleItem(desk, kind) {
  const { name } = kind;
  return h(
    "li",
    h(
      "button.item.kind",
      {
        type: "button",
        "aria-pressed": String(kindOf(desk)?.name === name),
        onclick: trying(() => toggle(desk, kind)),
      },
      h("span.kind-picture.role-picture", t(`desk-role-${name}-sign`)),
      h(
        "span.grow",
        h("b", t(`desk-role-${name}`)),
        h("span.soft.small", t(`desk-role-${name}-how`)),
      ),
    ),
  );
}
