import { once } from "node:events";
import { createWriteStream, mkdirSync, rmSync, type WriteStream } from "node:fs";
import { dirname } from "node:path";
import type { Problem } from "./table.ts";

export type BadRow = Problem & { file: string; line: number };

const SHOWN = 20;

/** Collects the errors: keeps the first ones for display and writes all to a file, so that a long list is never in memory. */
export class BadRows {
  count = 0;
  readonly first: string[] = [];
  readonly path: string;
  #file: WriteStream | undefined;

  constructor(path: string) {
    this.path = path;
    rmSync(path, { force: true });
  }

  async add({ file, line, column, reason }: BadRow) {
    const text = `${file}.csv:${line}${column ? ` ${column}` : ""}: ${reason}`;
    this.count++;
    if (this.first.length < SHOWN) this.first.push(text);
    this.#file ??= this.#open();
    if (!this.#file.write(`${text}\n`)) await once(this.#file, "drain");
  }

  /** Readable only by its owner, because the rows name people. */
  #open() {
    mkdirSync(dirname(this.path), { recursive: true });
    return createWriteStream(this.path, { mode: 0o600 });
  }

  async end() {
    if (!this.#file) return;
    this.#file.end();
    await once(this.#file, "finish");
  }
}
