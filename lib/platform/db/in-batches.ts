import "server-only";
import { log } from "../http/log";

const PAGE = 500;

/** Repeats `work`, each time in a transaction of its own, until it does less than a full page; returns how much it did. */
export async function inBatches(work: (atMost: number) => Promise<number>): Promise<number> {
  let done = 0;
  for (let some = PAGE; some === PAGE; done += some) some = await work(PAGE);
  return done;
}

/** Calls `act` for each id that `find` finds after the last one, page by page. One that fails is logged and holds up no other. */
export async function forEachDueInBatches(
  find: (after: { gt: string } | undefined, take: number) => Promise<{ id: string }[]>,
  act: (id: string) => Promise<boolean>,
): Promise<number> {
  let [done, after]: [number, { gt: string } | undefined] = [0, undefined];
  for (;;) {
    const due: { id: string }[] = await find(after, PAGE);
    for (const { id } of due) {
      try {
        if (await act(id)) done++;
      } catch (err) {
        log.error({ err, id }, "not done in a scheduled round");
      }
    }
    if (due.length < PAGE) return done;
    after = { gt: due.at(-1)?.id ?? "" };
  }
}
