import { expect, test } from "vitest";
import { planOf } from "@/lib/billing/queries/plans";
import { answerIntroduction } from "@/lib/contacts/commands/answer-introduction";
import { askForIntroduction } from "@/lib/contacts/commands/ask-for-introduction";
import { closeIntroduction } from "@/lib/contacts/commands/close-introduction";
import { receivedIntroductions } from "@/lib/contacts/queries/own-introductions";
import { runDueHandlers } from "@/lib/entry/handlers";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { anEsportPlayer } from "../../support/factories/esport";
import { anIntroduction } from "../../support/factories/introductions";
import { aRecruiter } from "../../support/factories/people";
import { aSeeker } from "../../support/factories/seekers";

async function openRequest() {
  const [club, gamer] = [await aRecruiter(), await anEsportPlayer()];
  const message = "We look for a jungler.";
  const { introductionId } = await askForIntroduction(club.actor, {
    kind: "esport",
    subjectId: gamer.player.id,
    message,
  });
  return { ...club, gamer, introductionId };
}

const mailTo = (to: string) => db.mail.findMany({ where: { to }, orderBy: { createdAt: "asc" } });

test("acceptance spends the credit and notifies the recruiter with a link to the name", async () => {
  const { recruiter, gamer, introductionId } = await openRequest();
  await answerIntroduction(gamer.actor, { introductionId, answer: "yes" });
  expect(await db.introduction.findUnique({ where: { id: introductionId }, include: { credit: true } })).toMatchObject({
    status: "accepted",
    credit: { state: "captured" },
  });
  await runDueHandlers();
  const [email] = await mailTo(recruiter.email);
  expect(email?.body).toContain(`/esport/${gamer.player.id}`);
});

test("after acceptance the person finds how to reach the organization, until access ends", async () => {
  const { recruiter, gamer, introductionId } = await openRequest();
  const contact = async () => (await receivedIntroductions(gamer.actor))[0]?.contact;
  expect(await contact()).toBeNull();
  await answerIntroduction(gamer.actor, { introductionId, answer: "yes" });
  expect(await contact()).toEqual({ email: recruiter.email, phone: recruiter.phone });
  await closeIntroduction(gamer.actor, { introductionId });
  expect(await contact()).toBeNull();
});

test("refusal returns the credit, and a second answer is refused", async () => {
  const { recruiter, gamer, introductionId } = await openRequest();
  await answerIntroduction(gamer.actor, { introductionId, answer: "no" });
  expect(await planOf(recruiter.id)).toMatchObject({ used: 0, left: 3 });
  await expect(answerIntroduction(gamer.actor, { introductionId, answer: "yes" })).rejects.toMatchObject({
    code: "contact_closed",
  });
});

test("only the person asked may answer, before the deadline", async () => {
  const { introductionId } = await openRequest();
  const { actor } = await anEsportPlayer();
  await expect(answerIntroduction(actor, { introductionId, answer: "yes" })).rejects.toMatchObject({
    code: "not_found",
  });
  const esportPlayer = await anEsportPlayer();
  const { id } = await anIntroduction({ userId: esportPlayer.player.userId ?? "", expiresAt: daysFrom(now(), -1) });
  await expect(answerIntroduction(esportPlayer.actor, { introductionId: id, answer: "yes" })).rejects.toMatchObject({
    code: "contact_closed",
  });
});

test.each([
  ["whoever never said when they were born", null],
  ["a minor", daysFrom(now(), -17 * 365)],
])("a yes of %s opens nothing, a no is taken", async (_who, birthDate) => {
  const { actor, seeker } = await aSeeker({ birthDate });
  const between = { kind: "seeker", userId: seeker.userId ?? "" } as const;
  const { id: introductionId } = await anIntroduction(between);
  await expect(answerIntroduction(actor, { introductionId, answer: "yes" })).rejects.toMatchObject({
    code: "introduction_birth_date_first",
  });
  await answerIntroduction(actor, { introductionId, answer: "no" });
  expect(await db.introduction.findUnique({ where: { id: introductionId } })).toMatchObject({ status: "refused" });
});
