import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { vi } from "vitest";

const countedWork = new AsyncLocalStorage<object>();

/** The number of statements that this work sends to the database; concurrent work is not counted. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<number> => (await textsOf(work)).length;

export async function textsOf(work: () => Promise<unknown>): Promise<string[]> {
  const workMark = {};
  const texts: string[] = [];
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const querySpy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...queryArguments: unknown[]
  ) {
    const [statement] = queryArguments as [string | { text: string }];
    if (countedWork.getStore() === workMark) texts.push(typeof statement === "string" ? statement : statement.text);
    return send.apply(this, queryArguments);
  } as never);
  try {
    await countedWork.run(workMark, work);
    return texts;
  } finally {
    querySpy.mockRestore();
  }
}
