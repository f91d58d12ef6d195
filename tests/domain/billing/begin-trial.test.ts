import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { beginTrial } from "@/lib/billing/commands/begin-trial";
import { startCheckout } from "@/lib/billing/commands/start-checkout";
import { ownPlanState } from "@/lib/billing/queries/buyer";
import { planOf } from "@/lib/billing/queries/plans";
import { trialsToBegin } from "@/lib/billing/queries/trials";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { flushDeliveries } from "@/lib/simulators/payments/deliveries";
import { aRecruiter } from "../../support/factories/people";
import { startBilling, submit } from "../../support/payments";

const DAY = 86_400_000;

let services: Awaited<ReturnType<typeof startBilling>>;
beforeAll(async () => {
  services = await startBilling();
});
afterEach(() => setClock(null));
afterAll(() => services.stop());

const verify = (id: string) => db.recruiter.update({ where: { id }, data: { status: "verified", verifiedAt: now() } });
const waiting = { plan: null, nextPlan: null, subscribed: false, active: false, trial: false };

test("a trial chosen before verification starts at the verification with its full length", async () => {
  const { actor, recruiter } = await aRecruiter({ plan: null, status: "pending", verifiedAt: null });
  expect(await ownPlanState(actor)).toMatchObject({ planState: "waiting" });
  expect((await startCheckout(actor, { plan: "basic" })).url).toMatch(/\/dashboard#subscription$/);
  await startCheckout(actor, { plan: "pro" });
  expect(await planOf(recruiter.id)).toMatchObject({ ...waiting, waiting: "pro", everHeld: false });
  setClock(() => new Date(Date.now() + 20 * DAY));
  await beginTrial(system(), { recruiterId: recruiter.id });
  expect(await planOf(recruiter.id)).toMatchObject({ ...waiting, waiting: "pro" });
  await verify(recruiter.id);
  expect(await trialsToBegin()).toContain(recruiter.id);
  await Promise.allSettled([1, 2].map(() => beginTrial(system(), { recruiterId: recruiter.id })));
  const plan = await planOf(recruiter.id);
  expect(plan).toMatchObject({ plan: "pro", waiting: null, trial: true, quota: 3, active: true });
  expect(Math.abs(plan.periodEnd!.getTime() - daysFrom(now(), 14).getTime())).toBeLessThan(60_000);
  expect(await trialsToBegin()).not.toContain(recruiter.id);
});

test("a trial that was running before verification gets its full length from the verification", async () => {
  const { actor, recruiter } = await aRecruiter({ plan: null });
  await submit((await startCheckout(actor, { plan: "pro" })).url, {});
  await flushDeliveries();
  await db.waitingTrial.create({ data: { recruiterId: recruiter.id, plan: "pro" } });
  expect(await planOf(recruiter.id)).toMatchObject({ ...waiting, waiting: "pro" });
  setClock(() => new Date(Date.now() + 10 * DAY));
  await beginTrial(system(), { recruiterId: recruiter.id });
  const { periodEnd } = await planOf(recruiter.id);
  expect(Math.abs(periodEnd!.getTime() - daysFrom(now(), 14).getTime())).toBeLessThan(60_000);
});

test("a trial that ended before verification starts again", async () => {
  const { actor, recruiter } = await aRecruiter({ plan: null });
  await submit((await startCheckout(actor, { plan: "pro" })).url, {});
  await db.waitingTrial.create({ data: { recruiterId: recruiter.id, plan: "premium" } });
  setClock(() => new Date(Date.now() + 15 * DAY));
  await flushDeliveries();
  await beginTrial(system(), { recruiterId: recruiter.id });
  expect(await planOf(recruiter.id)).toMatchObject({ plan: "premium", trial: true, quota: 3 });
});

test("users cannot start their own trial", async () => {
  const { actor, recruiter } = await aRecruiter({ plan: null });
  await expect(beginTrial(actor, { recruiterId: recruiter.id })).rejects.toMatchObject({ code: "not_found" });
});
