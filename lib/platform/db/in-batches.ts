import "server-only";
import { log } from "../http/log";

const BATCH_SIZE = 500;

/** Repeats `work`, each time in its own transaction, until a batch is not full; returns the total. */
export async function inBatches(work: (atMost: number) => Promise<number>): Promise<number> {
  let done = 0;
  for (let count = BATCH_SIZE; count === BATCH_SIZE; done += count) count = await work(BATCH_SIZE);
  return done;
}

/** Calls `act` for each id, page by page; failures are logged and skipped. */
export async function forEachDueInBatches(
  find: (after: { gt: string } | undefined, take: number) => Promise<{ id: string }[]>,
  act: (id: string) => Promise<boolean>,
): Promise<number> {
  let [done, after]: [number, { gt: string } | undefined] = [0, undefined];
  for (;;) {
    const due: { id: string }[] = await find(after, BATCH_SIZE);
    for (const { id } of due) {
      try {
        if (await act(id)) done++;
      } catch (err) {
        log.error({ err, id }, "not done in a scheduled round");
      }
    }
    if (due.length < BATCH_SIZE) return done;
    after = { gt: due.at(-1)?.id ?? "" };
  }
}
