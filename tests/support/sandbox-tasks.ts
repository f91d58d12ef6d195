import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";

export const echo = (bytes: Uint8Array, more: unknown) => more ?? bytes;

export const spin = () => {
  for (;;);
};

export function fillHeap() {
  const keptBuffers: unknown[] = [];
  for (;;) keptBuffers.push(new Array(1000).fill({}));
}

export const fillWebAssembly = () => new WebAssembly.Memory({ initial: 1 }).grow(10_000);

export const fail = () => {
  throw new Error("no such page");
};

export const environment = () => Object.keys(process.env);

export const write = (_: Uint8Array, path: string) => writeFileSync(path, "");
export const run = () => String(spawnSync("true").error ?? "ran");
