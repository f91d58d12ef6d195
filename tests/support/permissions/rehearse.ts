import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { runAsCounted } from "@/lib/platform/command/limit";
import { Refusal } from "@/lib/platform/command/refusal";

const rehearsing = new AsyncLocalStorage<true>();
const asked = pg.Client.prototype.query as (this: pg.Client, ...asked: unknown[]) => unknown;

/** Within a rehearsal a transaction runs as ever, and is rolled back where it would be kept. */
pg.Client.prototype.query = function query(this: pg.Client, first: unknown, ...rest: unknown[]) {
  const ends =
    rehearsing.getStore() && typeof first === "object" && first && "text" in first && first.text === "COMMIT";
  return asked.call(this, ends ? { ...first, text: "ROLLBACK" } : first, ...rest);
} as typeof pg.Client.prototype.query;

/** What came of an act that leaves nothing behind: `ok`, or the code of its refusal. Not counted against any limit. */
export async function rehearse(act: () => Promise<unknown>): Promise<string> {
  try {
    await rehearsing.run(true, () => runAsCounted(act));
    return "ok";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "invalid") throw new Error(`not what the form sends: ${JSON.stringify(error.fields)}`);
    return error.code;
  }
}
