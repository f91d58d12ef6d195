import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/db/db";
import { aPlayer, aRecruiter } from "../../support/mint/factories";
import { statementsOf } from "../../support/statements";

/** As React answers within one request: the same question once. */
const cache = (read: (...asked: string[]) => unknown) => {
  const kept = new Map<string, unknown>();
  return (...asked: string[]) => {
    const key = JSON.stringify(asked);
    if (!kept.has(key)) kept.set(key, read(...asked));
    return kept.get(key);
  };
};

beforeEach(() => {
  vi.resetModules();
  vi.doMock("react", async (original) => ({ ...(await original<object>()), cache }));
});
afterEach(() => {
  vi.doUnmock("react");
  vi.resetModules();
});

test("the plan is read once per request and again in a transaction", async () => {
  const { planOf } = await import("@/lib/billing/queries/plans");
  const { standingTowards } = await import("@/lib/scouting/queries/standing");
  const { standingTowards: introductionTowards } = await import("@/lib/introductions/queries/standing");
  const [{ actor, recruiter }, { player, user }] = [await aRecruiter(), await aPlayer()];
  const plan = async (of: Parameters<typeof planOf>[1] = db) => statementsOf(() => planOf(recruiter.id, of));
  expect([await plan(), await plan()]).toEqual([1, 0]);
  const reads = [
    (client = db) => standingTowards(actor, player.id, client),
    (client = db) => introductionTowards(actor, user.id, client),
  ] as ((client?: Parameters<typeof planOf>[1]) => Promise<unknown>)[];
  for (const read of reads) {
    const kept = await statementsOf(() => read());
    const anew = await db.$transaction((tx) => statementsOf(() => read(tx)));
    expect(anew).toBe(kept + 1);
  }
});
