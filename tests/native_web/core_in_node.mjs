// The core in node, asked through a pipe. A question is a code, a number and a length (each four
// bytes), then the bytes; an answer is 0 for bytes or 1 for a text, a length, and the bytes.
import { readFileSync, writeSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , host, module] = process.argv;
const { openCore } = await import(pathToFileURL(host).href);
const core = await openCore(new WebAssembly.Module(readFileSync(module)));

const DESCRIBE = 0;
const CALL = 1;

function send(answer) {
  const bytes = typeof answer === "string" ? new TextEncoder().encode(answer) : answer;
  const head = new DataView(new ArrayBuffer(8));
  head.setUint32(0, typeof answer === "string" ? 1 : 0, true);
  head.setUint32(4, bytes.length, true);
  for (let part of [new Uint8Array(head.buffer), bytes]) {
    while (part.length > 0) part = part.subarray(writeSync(1, part));
  }
}

let received = Buffer.alloc(0);
for await (const chunk of process.stdin) {
  received = Buffer.concat([received, chunk]);
  while (received.length >= 12) {
    const end = 12 + received.readUint32LE(8);
    if (received.length < end) break;
    const code = received.readUint32LE(0);
    const number = received.readUint32LE(4);
    if (code === DESCRIBE) send(core.describe());
    else if (code === CALL) send(core.call(number, received.subarray(12, end)));
    else core.release(number);
    received = received.subarray(end);
  }
}
