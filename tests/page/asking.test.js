import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { readPicture } from "../../src/nonet/web/static/js/photo/asking.js";
import { cameraProblem } from "../../src/nonet/web/static/js/photo/camera.js";
import { speak } from "./texts.js";

await speak("en", "photo");

const { signal } = new AbortController();

for (const [status, code, words] of [
  [422, "photo", "cannot be opened"],
  [501, "photo-extra", "pip install 'nonet[photo]'"],
  [413, "too-long", "larger than 64 MB"],
])
  test(`Why a picture is not read is said: ${code}.`, async () => {
    mock.method(globalThis, "fetch", async () => Response.json({ code }, { status }));
    await assert.rejects(readPicture({ data: new Blob([]) }, 1, signal), ({ message }) =>
      message.includes(words),
    );
    mock.restoreAll();
  });

test("A mesh lies on the picture as it is shown, and a page is asked for by its number.", async () => {
  const asked = [];
  const answer = { width: 100, height: 50, pages: 3, readings: [{ mesh: [[[9.5, 4.5]]] }] };
  mock.method(globalThis, "fetch", async (path) => {
    asked.push(path);
    return Response.json(answer);
  });
  const picture = { data: new Blob([]), shown: { width: 200, height: 100 } };
  const { pages, found } = await readPicture(picture, 1, signal);
  await readPicture(picture, 2, signal);
  mock.restoreAll();
  assert.equal(pages, 3);
  assert.deepEqual(found[0].found.mesh, [[[20, 10]]]);
  assert.deepEqual(asked, ["api/photo", "api/photo?page=2"]);
});

for (const [name, words] of [
  ["NotFoundError", "No camera was found"],
  ["NotAllowedError", "does not let this page"],
  ["NotReadableError", "Another program"],
])
  test(`Whatever keeps the camera away is said: ${name}.`, () => {
    const said = cameraProblem(new DOMException("", name));
    assert.ok(said.includes(words), said);
  });
