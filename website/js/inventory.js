// The inventory of the reference, objects.inv: the names that it explains, and where.

/** @typedef {Map<string, string>} Inventory addresses below the site by full names */

/** @param {ArrayBuffer} content @returns {Promise<Inventory>} */
export async function readInventory(content) {
  const bytes = new Uint8Array(content);
  let start = 0;
  for (let line = 0; line < 4; line += 1) start = bytes.indexOf(10, start) + 1;
  const packed = new Blob([bytes.subarray(start)]).stream();
  const text = await new Response(packed.pipeThrough(new DecompressionStream("deflate"))).text();
  /** @type {Inventory} */
  const found = new Map();
  for (const line of text.split("\n")) {
    const [, name, role, address] = /^(\S+) (\S+) -?\d+ (\S+) /.exec(line) ?? [];
    if (role?.startsWith("py:")) found.set(name, address.replace(/\$$/, name));
  }
  return found;
}

/**
 * The name by which the reference explains something: modules are shorter there than where things
 * are defined, as in nonet.Grid for nonet.grid.grid:Grid. What it does not explain may be a part of
 * what it does, such as a method of a class. Null where it does not explain that either.
 * @param {Inventory} inventory @param {string} name `module:name`, or a name as people write it
 */
export function explained(inventory, name) {
  const [module, own] = name.includes(":") ? name.split(":") : ["nonet", name];
  const names = own.split(".");
  if (inventory.has(own)) return own;
  for (let kept = names.length; kept > 0; kept -= 1)
    // The longest module first: solve of nonet.batch is not that of nonet.
    for (let place = module; place; place = place.slice(0, Math.max(place.lastIndexOf("."), 0))) {
      const found = [place, ...names.slice(0, kept)].join(".");
      if (inventory.has(found)) return found;
    }
  return null;
}
