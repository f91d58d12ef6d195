import { deserialize, serialize } from "node:v8";
import { framesIn, writeFrame } from "./sandbox-frames";

/** The limit of WebAssembly memory in pages of 64 KB (256 MB), which the heap limit does not include. */
const MAX_PAGES = 4_096;

type Task = { file: string; name: string; more: unknown };

// Standard output carries the answers.
console.log = console.error;
limitWebAssembly();
const frames = framesIn(process.stdin);
for await (const head of frames) {
  const { file, name, more }: Task = deserialize(head);
  const { value: bytes } = await frames.next();
  const functions = await import(`../../../${file}`);
  process.send?.("begun");
  writeFrame(process.stdout, serialize(await runSafely(() => functions[name](bytes, more))));
}
process.disconnect?.();

async function runSafely(run: () => unknown) {
  try {
    return { output: await run() };
  } catch (error) {
    return { error: String(error instanceof Error ? error.stack : error).slice(0, 2_000) };
  }
}

function limitWebAssembly() {
  const memory = WebAssembly.Memory.prototype;
  const grow = memory.grow;
  memory.grow = function limited(this: WebAssembly.Memory, delta: number) {
    if (this.buffer.byteLength / 65_536 + delta > MAX_PAGES) throw new RangeError("too much memory");
    return grow.call(this, delta);
  };
}
