import assert from "node:assert/strict";
import { test } from "node:test";
import {
  codeIn,
  codeInPlace,
  goesOnAfterErrors,
  isSession,
  nameOf,
} from "../../../website/js/blocks.js";

const SESSION = `>>> import nonet
>>> for size in (4, 9):
...     print(size)
...
4
9

>>> nonet.Grid("1...")
Grid('1...')
... is printed, too
>>>
`;

test("The code of a session is what is behind its prompts.", () => {
  assert.equal(
    codeIn(SESSION),
    'import nonet\nfor size in (4, 9):\n    print(size)\n\nnonet.Grid("1...")\n',
  );
});

test("Code that runs has its lines where the reader sees them.", () => {
  const lines = codeInPlace(SESSION).split("\n");
  assert.equal(lines.length, SESSION.split("\n").length);
  assert.equal(lines[2], "    print(size)");
  assert.deepEqual([4, 5, 6, 8, 9].map((at) => lines[at]), ["", "", "", "", ""]);
  assert.equal(lines[7], 'nonet.Grid("1...")');
});

test("A block without prompts is code as it is.", () => {
  const program = 'print("""\n... >>> no prompt: it is not at the beginning\n""")\n';
  assert.equal(isSession(program), false);
  assert.equal(codeIn(program), program);
  assert.equal(codeInPlace(program), program);
  assert.equal(isSession(">>>> x"), false);
  assert.equal(isSession(">>> x"), true);
});

test("A block that shows an error goes on after it, another does not.", () => {
  const shown = ">>> 1 / 0\nTraceback (most recent call last):\n  ...\nZeroDivisionError: x\n";
  assert.equal(goesOnAfterErrors(shown), true);
  assert.equal(goesOnAfterErrors(SESSION), false);
  assert.equal(goesOnAfterErrors('>>> print("Traceback (most recent call last): no")'), false);
});

// The values of FNV-1a with 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/
test("The name of a text is its FNV-1a, whatever spaces end it.", () => {
  assert.equal(nameOf(""), "811c9dc5");
  assert.equal(nameOf("a"), "e40c292c");
  assert.equal(nameOf("foobar\n \n"), "bf9cf968");
});
