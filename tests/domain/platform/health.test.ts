import { expect, test, vi } from "vitest";
import { db } from "@/lib/platform/db/db";

test("waiting for a pooled connection does not count as an unavailable database, for every copy of the module", async () => {
  const crowd = Array.from({ length: 400 }, async () => await db.$queryRaw`select pg_sleep(0.05)::text`);
  await Promise.race(crowd);
  // The server has module instances of its own, but shares the pool with Next.
  vi.resetModules();
  const { databaseAnswers } = await import("@/lib/platform/http/health");
  expect(await databaseAnswers(500)).toBe(true);
  await Promise.all(crowd);
});
