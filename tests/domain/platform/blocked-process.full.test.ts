import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { wasDatabaseUnavailable } from "@/lib/platform/db/database-unavailable";
import { retryingPool } from "@/lib/platform/db/pool";

/** In milliseconds; longer than a connection may take. */
const blockedFor = 1_600;

function block() {
  for (const start = performance.now(); performance.now() - start < blockedFor; );
}

test("a process that was blocked while it connected does not take the database for unavailable", async () => {
  const pool = retryingPool({ connectionString: process.env.DATABASE_URL, max: 1 });
  const answer = pool.query({ text: "select 1 as one" });
  let isAnswered = false;
  const settle = () => {
    isAnswered = true;
  };
  answer.then(settle, settle);
  for (let times = 0; times < 4 && !isAnswered; times++) {
    block();
    await turn();
  }
  expect((await answer).rows).toEqual([{ one: 1 }]);
  expect(wasDatabaseUnavailable()).toBe(false);
  await pool.end();
});
