import "server-only";
import { log } from "../http/log";

const BATCH_SIZE = 500;

/** Repeats `work`, each time in its own transaction, until a batch is not full; returns the total. */
export async function inBatches(work: (atMost: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (let count = BATCH_SIZE; count === BATCH_SIZE; total += count) count = await work(BATCH_SIZE);
  return total;
}

/** Calls `act` for each due id in batches; failures are logged and skipped. Returns how many calls returned true. */
export async function forEachDueInBatches(
  listDue: (after: { gt: string } | undefined, take: number) => Promise<{ id: string }[]>,
  act: (id: string) => Promise<boolean>,
): Promise<number> {
  let [total, after]: [number, { gt: string } | undefined] = [0, undefined];
  for (;;) {
    const due: { id: string }[] = await listDue(after, BATCH_SIZE);
    for (const { id } of due) {
      try {
        if (await act(id)) total++;
      } catch (err) {
        log.error({ err, id }, "not done in a scheduled round");
      }
    }
    if (due.length < BATCH_SIZE) return total;
    after = { gt: due.at(-1)?.id ?? "" };
  }
}
