import { expect, test } from "vitest";
import { planOf } from "@/lib/billing/queries/plans";
import { askForIntroduction } from "@/lib/contacts/commands/ask-for-introduction";
import { withdrawIntroduction } from "@/lib/contacts/commands/withdraw-introduction";
import { db } from "@/lib/platform/db/db";
import { anEsportPlayer } from "../../support/factories/esport";
import { anIntroduction } from "../../support/factories/introductions";
import { aRecruiter } from "../../support/factories/people";

test("withdrawing returns the credit and allows a new request", async () => {
  const [{ actor, recruiter }, { player }] = [await aRecruiter(), await anEsportPlayer()];
  const ask = () => askForIntroduction(actor, { kind: "esport", subjectId: player.id, message: "Come." });
  const { introductionId } = await ask();
  await withdrawIntroduction(actor, { introductionId });
  expect(await planOf(recruiter.id)).toMatchObject({ left: 3 });
  expect(await db.introduction.findUnique({ where: { id: introductionId } })).toMatchObject({ status: "withdrawn" });
  await expect(ask()).resolves.toBeTruthy();
});

test("an answered introduction or another club's cannot be withdrawn", async () => {
  const { actor, recruiter } = await aRecruiter();
  const answered = await anIntroduction({ recruiterId: recruiter.id, status: "accepted" });
  await expect(withdrawIntroduction(actor, { introductionId: answered.id })).rejects.toMatchObject({
    code: "contact_closed",
  });
  const { id: introductionId } = await anIntroduction();
  await expect(withdrawIntroduction(actor, { introductionId })).rejects.toMatchObject({ code: "not_found" });
});
