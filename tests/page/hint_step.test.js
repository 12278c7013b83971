import assert from "node:assert/strict";
import { test } from "node:test";
import { linkRow, linksTo, sentences } from "../../src/nonet/web/static/js/learn/hint_step.js";
import { pageOf, siteLink } from "../../src/nonet/web/static/js/learn/site_link.js";
import { speak } from "./texts.js";

await speak("en");

test("A technique leads to its page on the site in the reader's language, if there is a site.", () => {
  assert.equal(pageOf("x_wing", "en", "../"), "../techniques/x_wing/");
  assert.equal(pageOf("x_wing", "de", "https://a.b/"), "https://a.b/techniques/de/x_wing/");
  assert.equal(siteLink("x_wing"), null);
});

test("Of a long argument the links up to one are shown, and after the last one all of it.", () => {
  const chain = [{ words: "a" }, { words: "b" }];
  assert.deepEqual(linksTo({ chain }, 0), { links: 1 });
  assert.deepEqual(linksTo({ chain }, 1), { links: 2 });
  assert.deepEqual(linksTo({ chain }, 2), {});
  assert.deepEqual(linksTo({ chain: [] }, 0), {});
});

test("The keys of an argument lead to the links before and after, and end with it.", () => {
  const chain = [{ words: "a" }, { words: "b" }];
  const ways = [];
  const rowAt = (at) => {
    const row = linkRow(chain, at, (to, key) => ways.push([to, key]));
    const [back, said, next] = row.children;
    return { back, said: said.textContent, next };
  };
  const first = rowAt(0);
  assert.equal(first.said, "Link 1 of 2");
  assert.equal(first.back.hasAttribute("disabled"), true);
  first.next.dispatchEvent(new Event("click"));
  const whole = rowAt(2);
  assert.equal(whole.said, "The whole argument");
  assert.equal(whole.next.hasAttribute("disabled"), true);
  whole.back.dispatchEvent(new Event("click"));
  assert.deepEqual(ways, [
    [1, "link-next"],
    [1, "link-back"],
  ]);
  assert.equal(
    linkRow([], 0, () => {}),
    null,
  );
});

test("An argument that is shortened is read as a whole when that is wanted.", () => {
  const [says, all] = sentences({ show: "short", whole: "all of it" }, "short");
  assert.equal(says.textContent, "short");
  all.dispatchEvent(new Event("click"));
  assert.equal(says.textContent, "all of it");
  assert.equal(sentences({ show: "short", whole: "all of it" }, "a link").length, 1);
  assert.equal(sentences({ show: "short", whole: null }, "short").length, 1);
});
