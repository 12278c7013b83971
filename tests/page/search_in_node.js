// The orders in which the desk finds what is asked for: one of numbers for each question.

import { readFileSync } from "node:fs";
import { search } from "../../src/nonet/web/static/js/setting/search.js";

const { all, questions } = JSON.parse(readFileSync(0, "utf-8"));
const orders = questions.map((text) => search(text, all).map(({ own }) => own[0]));
process.stdout.write(JSON.stringify(orders));
