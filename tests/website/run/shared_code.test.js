import assert from "node:assert/strict";
import { test } from "node:test";
import { codeOfFragment, fragmentOfCode, holdsCode } from "../../../website/js/shared_code.js";

test("Code goes into an address and comes back as it was.", () => {
  for (const code of ["print('a')", "x = 1 # 100 % & more\n\ty", "数独 = '🧩'", "#code=1"])
    assert.equal(codeOfFragment(fragmentOfCode(code)), code);
});

test("Fragments without code, with damaged code or too much of it hold none.", () => {
  assert.equal(holdsCode("#p=3.abc"), false);
  assert.equal(holdsCode("#heading"), false);
  assert.equal(holdsCode("#code="), true);
  for (const wrong of ["#code=", "#code=%20%0A", "#code=%E0%A4%A", `#code=${"x".repeat(20_001)}`])
    assert.equal(codeOfFragment(wrong), null);
  assert.equal(fragmentOfCode("x".repeat(20_001)), null);
  assert.equal(codeOfFragment(`#code=${"x".repeat(20_000)}`).length, 20_000);
});
