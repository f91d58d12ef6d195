import { expect, test } from "vitest";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";

test("a fact is neither changed nor deleted; when its reactions were planned may be noted (S15)", async () => {
  const { id } = await db.fact.create({ data: { type: "user.signed_in", data: {} } });
  await expect(db.fact.update({ where: { id }, data: { type: "user.signed_out" } })).rejects.toThrow(/neither changed/);
  await expect(db.fact.delete({ where: { id } })).rejects.toThrow(/neither changed nor deleted/);
  await db.fact.update({ where: { id }, data: { plannedAt: now() } });
  expect(await db.fact.findUnique({ where: { id } })).toMatchObject({ type: "user.signed_in" });
});
