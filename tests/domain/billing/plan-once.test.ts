import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/db/db";
import { aPlayer, aRecruiter } from "../../support/factories/people";
import { statementsOf } from "../../support/statements";

/** Like React's cache within one request: the same arguments are read once. */
const cache = (read: (...args: string[]) => unknown) => {
  const cache = new Map<string, unknown>();
  return (...args: string[]) => {
    const key = JSON.stringify(args);
    if (!cache.has(key)) cache.set(key, read(...args));
    return cache.get(key);
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
  const { requestStateTowards } = await import("@/lib/contacts/queries/request-state");
  const { introductionStateTowards: introductionTowards } = await import("@/lib/contacts/queries/introduction-state");
  const [{ actor, recruiter }, { player, user }] = [await aRecruiter(), await aPlayer()];
  const plan = async (client: Parameters<typeof planOf>[1] = db) => statementsOf(() => planOf(recruiter.id, client));
  expect([await plan(), await plan()]).toEqual([1, 0]);
  const reads = [
    (client = db) => requestStateTowards(actor, player.id, client),
    (client = db) => introductionTowards(actor, user.id, client),
  ] as ((client?: Parameters<typeof planOf>[1]) => Promise<unknown>)[];
  for (const read of reads) {
    const statements = await statementsOf(() => read());
    const anew = await db.$transaction((tx) => statementsOf(() => read(tx)));
    expect(anew).toBe(statements + 1);
  }
});
