import { expect, test } from "vitest";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { log } from "@/lib/platform/http/log";
import { recentErrors } from "@/lib/platform/http/recent-errors";
import { listRecentErrors } from "@/lib/trust/queries/health";
import { aStaffMember } from "../../support/factories/people";

test("errors are grouped by message with a count and without values", async () => {
  const levelBefore = log.level;
  log.level = "error";
  for (let time = 0; time < 2; time++)
    log.error({ err: new Error("no such drawing"), email: "a@b.example" }, "drawing failed");
  log.level = levelBefore;
  const noted = listRecentErrors(await aStaffMember("support"))?.errors[0];
  expect(noted).toMatchObject({ words: "drawing failed · Error: no such drawing", count: 2 });
});

test("a slow query is logged without its values, alone and in a transaction", async () => {
  await db.$queryRaw`select pg_sleep(0.31)::text, ${"secret"}::text as alone`;
  await db.$transaction((tx) => tx.$queryRaw`select pg_sleep(0.31)::text, ${"secret"}::text as together`);
  const texts = [...recentErrors.slow.values()].map(({ text, count, slowest }) => ({
    text,
    count,
    long: slowest >= 310,
  }));
  for (const name of ["alone", "together"])
    expect(texts).toContainEqual({ text: `select pg_sleep(0.31)::text, $1::text as ${name}`, count: 1, long: true });
  expect(JSON.stringify(texts)).not.toContain("secret");
});

test("recent errors are visible to the responsible staff only", async () => {
  expect(listRecentErrors(visitor())).toBeNull();
  expect(listRecentErrors(await aStaffMember("news"))).toBeNull();
});
