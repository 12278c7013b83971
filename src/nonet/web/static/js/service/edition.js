// Which edition of nonet this page is of: "local", with a server on the player's computer, or
// "static", files alone.

const { dataset } = document.documentElement;

export const isStatic = dataset.edition === "static";
/** Of the static edition's files. */
export const version = dataset.version ?? "";
