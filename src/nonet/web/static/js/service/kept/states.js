// Grids as the service writes them, with all fields that it writes.

/** A layout with all of its fields. @param {Layout} layout @returns {Layout} */
const layoutOf = (layout) => ({
  box: null,
  regions: null,
  diagonals: false,
  windows: false,
  disjointGroups: false,
  constraints: false,
  ...layout,
});

/**
 * The state of a puzzle as its row has it.
 * @param {State} state
 */
export const packedState = (state) => ({ size: state.layout.size, state: JSON.stringify(state) });

/** A grid with all of its fields. @param {State} state @returns {State} */
export const stateOf = (state) => ({
  entries: null,
  candidates: null,
  ...state,
  layout: layoutOf(state.layout),
});
