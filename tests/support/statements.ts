import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { vi } from "vitest";

const counted = new AsyncLocalStorage<object>();

/** How many statements this work sends to the database; what others send meanwhile is not counted. */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const mine = {};
  let count = 0;
  const send = pg.Client.prototype.query as (...asked: unknown[]) => unknown;
  const sent = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    if (counted.getStore() === mine) count += 1;
    return send.apply(this, asked);
  } as never);
  try {
    await counted.run(mine, work);
    return count;
  } finally {
    sent.mockRestore();
  }
}
