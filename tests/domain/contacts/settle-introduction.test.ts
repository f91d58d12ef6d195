import { expect, test } from "vitest";
import { reserveCredit } from "@/lib/billing/steps/reserve-credit";
import { settleIntroduction } from "@/lib/contacts/steps/settle-introduction";
import { db } from "@/lib/platform/db/db";
import { anIntroduction } from "../../support/factories/introductions";
import { aRecruiter } from "../../support/factories/people";

test.each([
  ["accepted", "captured", "introduction.answered"],
  ["refused", "returned", "introduction.answered"],
  ["expired", "returned", "introduction.expired"],
  ["withdrawn", "returned", "introduction.withdrawn"],
] as const)("%s: the credit is %s", async (status, state, type) => {
  const { actor, recruiter } = await aRecruiter();
  const { creditId } = await db.$transaction((tx) => reserveCredit(tx, recruiter.id));
  const waiting = await anIntroduction({ recruiterId: recruiter.id, creditId });
  await db.$transaction((tx) => settleIntroduction(tx, actor, waiting, status));
  expect(await db.introduction.findUnique({ where: { id: waiting.id }, include: { credit: true } })).toMatchObject({
    status,
    answeredAt: expect.any(Date),
    credit: { state },
  });
  expect(await db.domainEvent.count({ where: { type, actorId: actor.userId } })).toBe(1);
});
