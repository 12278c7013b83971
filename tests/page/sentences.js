// What the page says of problems and of lost parts, in a language: a line of JSON in, one out.

import { text } from "node:stream/consumers";
import { lostParts } from "../../src/nonet/web/static/js/service/lost_parts.js";
import { sentenceOf } from "../../src/nonet/web/static/js/service/refusals.js";
import { speak } from "./texts.js";

const { language, problems = [], context, lost = [] } = JSON.parse(await text(process.stdin));
await speak(language, "photo");
const said = problems.map((problem) => sentenceOf(problem, context));
process.stdout.write(JSON.stringify({ said, lost: lostParts(lost) }));
