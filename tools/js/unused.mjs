// A part of esbuild's settings that bundles share.

/** Of a module whose names nobody uses nothing is taken: it would bring all that asks a server. */
export const unused = {
  name: "unused modules",
  setup(made) {
    made.onResolve({ filter: /^\./ }, async ({ path, pluginData, ...rest }) => {
      if (pluginData) return null;
      const found = await made.resolve(path, { ...rest, pluginData: true });
      return { ...found, sideEffects: false };
    });
  },
};
