import { expect, test } from "vitest";
import { planOf } from "@/lib/billing/queries/plans";
import { captureCredit } from "@/lib/billing/steps/capture-credit";
import { reserveCredit } from "@/lib/billing/steps/reserve-credit";
import { returnCredit } from "@/lib/billing/steps/return-credit";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aRecruiter } from "../../support/factories/people";

const reserve = (recruiterId: string) => db.$transaction((tx) => reserveCredit(tx, recruiterId));

test("the Basic plan allows three disclosures in a period", async () => {
  const { recruiter } = await aRecruiter();
  for (let i = 0; i < 3; i++) await reserve(recruiter.id);
  await expect(reserve(recruiter.id)).rejects.toMatchObject({ code: "no_credit_left" });
  expect(await planOf(recruiter.id)).toMatchObject({ quota: 3, used: 3, left: 0 });
});

test("ten parallel reservations take exactly the available credits", async () => {
  const { recruiter } = await aRecruiter({ plan: "pro" });
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => reserve(recruiter.id)));
  expect(tries.filter((t) => t.status === "fulfilled")).toHaveLength(5);
});

test("a bought credit is used after the quota and becomes available again when returned", async () => {
  const { recruiter } = await aRecruiter({ plan: null });
  await expect(reserve(recruiter.id)).rejects.toMatchObject({ code: "no_plan" });
  await db.credit.create({ data: { recruiterId: recruiter.id, source: "purchase", state: "free", amountCents: 4900 } });
  const { creditId } = await reserve(recruiter.id);
  await expect(reserve(recruiter.id)).rejects.toMatchObject({ code: "no_plan" });
  await db.$transaction((tx) => returnCredit(tx, creditId));
  expect(await planOf(recruiter.id)).toMatchObject({ bought: 1, active: true });
});

test("an ended period provides no credits", async () => {
  const { recruiter } = await aRecruiter();
  await db.subscription.update({ where: { recruiterId: recruiter.id }, data: { periodEnd: daysFrom(now(), -1) } });
  await expect(reserve(recruiter.id)).rejects.toMatchObject({ code: "no_plan" });
});

test("a credit is spent or returned once, never both", async () => {
  const { recruiter } = await aRecruiter();
  const { creditId } = await reserve(recruiter.id);
  await db.$transaction((tx) => captureCredit(tx, creditId));
  await db.$transaction((tx) => returnCredit(tx, creditId));
  expect(await db.credit.findUniqueOrThrow({ where: { id: creditId } })).toMatchObject({ state: "captured" });
});
