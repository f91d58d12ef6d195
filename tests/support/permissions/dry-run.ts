import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { runAsCounted } from "@/lib/platform/command/limit";
import { Refusal } from "@/lib/platform/command/refusal";

const dryRunning = new AsyncLocalStorage<true>();
const originalQuery = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;

/** In a dry run, transactions are rolled back instead of committed. */
pg.Client.prototype.query = function query(this: pg.Client, first: unknown, ...rest: unknown[]) {
  const ends =
    dryRunning.getStore() && typeof first === "object" && first && "text" in first && first.text === "COMMIT";
  return originalQuery.call(this, ends ? { ...first, text: "ROLLBACK" } : first, ...rest);
} as typeof pg.Client.prototype.query;

/** The result of a dry run: `ok`, or the code of the refusal. No rate limit counts it. */
export async function dryRun(act: () => Promise<unknown>): Promise<string> {
  try {
    await rolledBack(act);
    return "ok";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "invalid") throw new Error(`not what the form sends: ${JSON.stringify(error.fields)}`);
    return error.code;
  }
}

export const rolledBack = <T>(act: () => Promise<T>): Promise<T> => dryRunning.run(true, () => runAsCounted(act));
