import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { vi } from "vitest";

const counted = new AsyncLocalStorage<object>();

/** How many statements this work sends to the database; what others send meanwhile is not counted. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<number> => (await textsOf(work)).length;

/** The same statements, without what is filled into them. */
export async function textsOf(work: () => Promise<unknown>): Promise<string[]> {
  const mine = {};
  const texts: string[] = [];
  const send = pg.Client.prototype.query as (...asked: unknown[]) => unknown;
  const sent = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    const [statement] = asked as [string | { text: string }];
    if (counted.getStore() === mine) texts.push(typeof statement === "string" ? statement : statement.text);
    return send.apply(this, asked);
  } as never);
  try {
    await counted.run(mine, work);
    return texts;
  } finally {
    sent.mockRestore();
  }
}
