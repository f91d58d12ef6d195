import { expect, test } from "vitest";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";

test("a domain event cannot be changed or deleted, except for setting planned_at", async () => {
  const { id } = await db.domainEvent.create({ data: { type: "user.signed_in", data: {} } });
  await expect(db.domainEvent.update({ where: { id }, data: { type: "user.signed_out" } })).rejects.toThrow(
    /neither changed/,
  );
  await expect(db.domainEvent.delete({ where: { id } })).rejects.toThrow(/neither changed nor deleted/);
  await db.domainEvent.update({ where: { id }, data: { plannedAt: now() } });
  expect(await db.domainEvent.findUnique({ where: { id } })).toMatchObject({ type: "user.signed_in" });
});
