import { expect, test } from "vitest";
import { planOf } from "@/lib/billing/queries/plans";
import { reserveCredit } from "@/lib/billing/steps/reserve-credit";
import { returnCredit } from "@/lib/billing/steps/return-credit";
import { requestContact } from "@/lib/contacts/commands/request-contact";
import { withdrawRequest } from "@/lib/contacts/commands/withdraw-request";
import { db } from "@/lib/platform/db/db";
import { aPlayer, aRecruiter } from "../../support/factories/people";

test("a returned credit can be used again", async () => {
  const { recruiter } = await aRecruiter();
  const { creditId } = await db.$transaction((tx) => reserveCredit(tx, recruiter.id));
  await db.$transaction((tx) => returnCredit(tx, creditId));
  expect(await planOf(recruiter.id)).toMatchObject({ used: 0, left: 3 });
});

test("a returned bought credit can be used for another request", async () => {
  const { actor, recruiter } = await aRecruiter({ plan: null });
  await db.credit.create({ data: { recruiterId: recruiter.id, source: "purchase", state: "free", amountCents: 4900 } });
  for (const { player } of [await aPlayer(), await aPlayer()]) {
    const { requestId } = await requestContact(actor, { playerId: player.id, message: "We would like to meet you." });
    await withdrawRequest(actor, { requestId });
  }
  expect(await planOf(recruiter.id)).toMatchObject({ bought: 1, left: 1 });
});
