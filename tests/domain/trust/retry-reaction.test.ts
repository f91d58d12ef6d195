import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { retryReaction } from "@/lib/trust/commands/retry-reaction";
import { anAdmin, aPlayer, aRecruiter } from "../../support/mint/factories";

async function aParkedReaction() {
  const { recruiter, user } = await aRecruiter();
  const data = { recruiterId: recruiter.id, kycId: "nowhere" };
  const { id: factId } = await db.fact.create({ data: { type: "recruiter.verified", data, plannedAt: now() } });
  const reaction = "notifyRecruiterOfVerdict";
  await db.pendingReaction.create({ data: { factId, reaction, attempts: 5, parkedAt: now(), error: "was broken" } });
  return { user, asked: { factId: String(factId), reaction } };
}

test("a handler retried by staff runs once", async () => {
  const [{ user, asked: handlerRun }, admin] = [await aParkedReaction(), await anAdmin()];
  await runDueHandlers();
  expect(await db.notification.count({ where: { userId: user.id } })).toBe(0);
  await retryReaction(admin, handlerRun);
  await expect(retryReaction(admin, handlerRun)).rejects.toThrow("not_found");
  await runDueHandlers();
  await runDueHandlers();
  expect(await db.notification.count({ where: { userId: user.id } })).toBe(1);
  expect(await db.pendingReaction.count({ where: { factId: BigInt(handlerRun.factId) } })).toBe(0);
});

test("others may not", async () => {
  const { asked: handlerRun } = await aParkedReaction();
  await expect(retryReaction((await aPlayer()).actor, handlerRun)).rejects.toThrow("staff_only");
});
