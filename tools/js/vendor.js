// What the page takes from Project Fluent; `npm run vendor` bundles it into static/vendor.
export { FluentBundle, FluentResource } from "@fluent/bundle";
