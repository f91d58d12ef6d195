import { expect, test } from "vitest";
import { accountEvents } from "@/lib/accounts/events";
import { runDueHandlers } from "@/lib/entry/handlers";
import { bellView } from "@/lib/notifications/queries/bell";
import { answerContract } from "@/lib/pipeline/commands/answer-contract";
import { recordContract } from "@/lib/pipeline/commands/record-contract";
import { contractsToAnswer } from "@/lib/pipeline/queries/contracts-to-answer";
import { createActor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aContract, aSignedCard, contractForm, dayAgo } from "../../support/factories/contracts";
import { aColleague } from "../../support/factories/team";

async function reportedContract() {
  const card = await aSignedCard();
  const { contractId } = await recordContract(card.recruiter.actor, { matchId: card.match.id, ...contractForm() });
  await runDueHandlers();
  return { ...card, contractId };
}

async function last(userId: string) {
  const { items } = await bellView(createActor({ kind: "member", role: "user", userId }), "en", null);
  const [row] = await db.notification.findMany({ where: { userId }, orderBy: { createdAt: "desc" }, take: 1 });
  return { title: items[0]?.title, link: row?.link };
}
const emailsAbout = async (to: string) =>
  (await db.mail.findMany({ where: { to }, select: { subject: true } })).map(({ subject }) => subject);

test("the player is asked by notification and e-mail; the club is notified of the answer, its owner by e-mail", async () => {
  const { player, recruiter, match, contractId } = await reportedContract();
  const { organizationName, email } = recruiter.recruiter;
  const subject = `${organizationName} has declared a contract with you`;
  expect(await last(player.user.id)).toEqual({ title: subject, link: "/dashboard#contracts" });
  expect(await emailsAbout(player.user.email)).toContain(subject);
  const colleague = await aColleague(recruiter);
  await answerContract(player.actor, { contractId, answer: "yes" });
  await runDueHandlers();
  for (const userId of [recruiter.user.id, colleague.userId])
    expect((await last(userId)).link).toBe(`/dashboard/contracts/${match.id}`);
  const invoice = await db.mail.findFirstOrThrow({
    where: { to: email, subject: `${player.player.fullName} confirmed the contract` },
  });
  expect(invoice.body).toContain("The commission is €4,000, 10% of the total value, due by ");
  expect(invoice.unsubscribe).toBeNull();
});

test("a rejection is notified as a rejection", async () => {
  const { player, recruiter, contractId } = await reportedContract();
  await answerContract(player.actor, { contractId, answer: "no" });
  await runDueHandlers();
  expect(await emailsAbout(recruiter.recruiter.email)).toContain(
    `${player.player.fullName} says the contract isn’t correct`,
  );
});

test("leaving withdraws the question; erasure deletes unconfirmed contracts and keeps confirmed ones", async () => {
  const card = await aSignedCard();
  const { id: signed } = await aContract(card.pair, { answer: "yes", signedAt: dayAgo(3) });
  const { id: waiting } = await aContract(card.pair);
  const userId = card.player.user.id;
  await db.$transaction((tx) => accountEvents.record(tx, { userId }, "account.closed", { userId }));
  await runDueHandlers();
  expect(await db.contract.findUnique({ where: { id: waiting } })).toMatchObject({ answer: "withdrawn" });
  expect(await contractsToAnswer(card.player.actor)).toEqual([]);
  await db.$transaction((tx) => accountEvents.record(tx, { userId }, "account.erased", { userId }));
  await runDueHandlers();
  expect(await db.contract.findMany({ where: card.pair, select: { id: true } })).toEqual([{ id: signed }]);
});
