import { expect, test } from "vitest";
import { ownCommissions } from "@/lib/billing/queries/commissions";
import { answerContract } from "@/lib/pipeline/commands/answer-contract";
import { daysFrom } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aCommission, commissionRow } from "../../support/factories/commissions";
import { aContract, aSignedCard, dayAgo } from "../../support/factories/contracts";
import { aRecruiter } from "../../support/factories/people";
import { aColleague } from "../../support/factories/team";

test("a confirmed contract owes 20 %, or what the law allows, 30 days after signing", async () => {
  const [french, spanish] = [await aCommission(), await aCommission({ country: "ES" })];
  expect(await commissionRow(french.commissionId)).toMatchObject({
    percent: 10,
    amountCents: 400_000,
    dueOn: daysFrom(dayAgo(3), 30),
    exemption: null,
    paidAt: null,
    reminders: 0,
  });
  expect(await commissionRow(spanish.commissionId)).toMatchObject({ percent: 20, amountCents: 800_000 });
});

test("a rejected contract owes nothing, and no commission is owed below the smallest card payment", async () => {
  const card = await aSignedCard();
  const { id: contractId } = await aContract(card.pair);
  await answerContract(card.player.actor, { contractId, answer: "no" });
  expect(await db.commission.count({ where: { contractId } })).toBe(0);
  const { club } = await aCommission({ totalCents: 400 });
  expect(await ownCommissions(club.actor)).toMatchObject([
    { amountCents: 40, exemption: "too_small", state: "not_owed", payable: false },
  ]);
});

test("a late declaration is overdue at once, and its first two reminders are left out", async () => {
  const { club, commissionId } = await aCommission({ signedOn: dayAgo(31) });
  expect(await ownCommissions(club.actor)).toMatchObject([{ id: commissionId, state: "overdue", payable: true }]);
  expect((await commissionRow(commissionId)).reminders).toBe(2);
  const onItsDay = await aCommission({ signedOn: dayAgo(30) });
  expect(await ownCommissions(onItsDay.club.actor)).toMatchObject([{ state: "due" }]);
});

test("members see the commissions of their organization, of which only the owner may pay; others see none", async () => {
  const { club, player } = await aCommission();
  const colleague = await aColleague(club);
  expect(await ownCommissions(colleague.actor)).toMatchObject([{ state: "due", payable: false }]);
  for (const { actor } of [player, await aRecruiter()]) expect(await ownCommissions(actor)).toEqual([]);
});
