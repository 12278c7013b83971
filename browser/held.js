// What questions read and write of the library, which is in the page's part of the site.
export { held, write } from "../js/service/kept/held.js";
