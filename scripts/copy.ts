import { once } from "node:events";
import type { Duplex, Writable } from "node:stream";
import pg from "pg";

/** The connection of `pg` as `COPY` needs it; its types leave it out. */
type Connection = {
  stream: Duplex;
  sendCopyFromChunk(chunk: Buffer): boolean;
  sendCopyFail(message: string): void;
  endCopyFrom(): void;
};

class CopyIn extends pg.Query {
  #source: Iterable<Buffer> | AsyncIterable<Buffer>;
  constructor(sql: string, source: Iterable<Buffer> | AsyncIterable<Buffer>) {
    super(sql);
    this.#source = source;
  }
  async handleCopyInResponse(connection: Connection) {
    try {
      for await (const chunk of this.#source) {
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await once(connection.stream, "drain");
      }
      connection.endCopyFrom();
    } catch (error) {
      connection.sendCopyFail((error as Error).message);
    }
  }
}

class CopyOut extends pg.Query {
  #target: Writable;
  constructor(sql: string, target: Writable) {
    super(sql);
    this.#target = target;
  }
  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: Connection) {
    // The client reuses the memory of the chunk.
    if (this.#target.write(Buffer.from(chunk)) || stream.isPaused()) return;
    stream.pause();
    this.#target.once("drain", () => stream.resume());
  }
}

/** Runs `copy ... from stdin`; returns the number of rows. */
export const copyIn = (client: pg.Client, sql: string, source: Iterable<Buffer> | AsyncIterable<Buffer>) =>
  rowsOf(client.query(new CopyIn(sql, source)));

/** Runs `copy ... to stdout`; returns the number of rows. */
export async function copyOut(client: pg.Client, sql: string, target: Writable) {
  const rows = await rowsOf(client.query(new CopyOut(sql, target)));
  if (target.writableNeedDrain) await once(target, "drain"); // else the connection stays paused
  return rows;
}

async function rowsOf(query: pg.Query): Promise<number> {
  const [result] = await once(query, "end");
  return result.rowCount ?? 0;
}

export const columnList = (columns: string[]) => columns.map(pg.escapeIdentifier).join(", ");
