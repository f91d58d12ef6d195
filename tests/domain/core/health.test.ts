import { expect, test } from "vitest";
import { db } from "@/lib/core/db";
import { databaseAnswers } from "@/lib/core/health";

test("a crowd that waits for the pool is not a database that is away", async () => {
  const crowd = Array.from({ length: 400 }, async () => await db.$queryRaw`select pg_sleep(0.05)::text`);
  await Promise.race(crowd);
  expect(await databaseAnswers(500)).toBe(true);
  await Promise.all(crowd);
});
