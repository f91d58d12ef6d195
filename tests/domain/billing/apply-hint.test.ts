import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { applyHint } from "@/lib/billing/commands/apply-hint";
import { planOf } from "@/lib/billing/queries/plans";
import { now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { system } from "@/lib/core/door";
import { aRecruiter } from "../../support/mint/factories";

const paid = (recruiterId: string, paymentId = `pi_${randomUUID()}`) => ({
  eventId: `evt_${randomUUID()}`,
  type: "checkout.session.completed",
  createdAt: now(),
  subscriptionId: null,
  credit: { paymentId, recruiterId, amountCents: 4900 },
});

test("five copies of one event at once grant one credit", async () => {
  const { recruiter } = await aRecruiter({ plan: null });
  const hint = paid(recruiter.id);
  await Promise.all(Array.from({ length: 5 }, () => applyHint(system(), hint)));
  expect(await planOf(recruiter.id)).toMatchObject({ bought: 1 });
});

test("two events about one payment grant one credit", async () => {
  const { recruiter } = await aRecruiter({ plan: null });
  const payment = `pi_${randomUUID()}`;
  for (const hint of [paid(recruiter.id, payment), paid(recruiter.id, payment)]) await applyHint(system(), hint);
  expect(await planOf(recruiter.id)).toMatchObject({ bought: 1 });
});

test("nobody grants themselves a credit", async () => {
  const { actor, recruiter } = await aRecruiter({ plan: null });
  await expect(applyHint(actor, paid(recruiter.id))).rejects.toMatchObject({ code: "not_found" });
});

test("a payment of somebody we do not know is kept and comes to nothing", async () => {
  const hint = paid(randomUUID());
  await applyHint(system(), hint);
  expect(await db.providerEvent.count({ where: { id: hint.eventId } })).toBe(1);
  expect(await db.credit.count({ where: { paymentId: hint.credit.paymentId } })).toBe(0);
});
