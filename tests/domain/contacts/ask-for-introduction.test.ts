import { expect, test } from "vitest";
import { planOf } from "@/lib/billing/queries/plans";
import { answerIntroduction } from "@/lib/contacts/commands/answer-introduction";
import { askForIntroduction } from "@/lib/contacts/commands/ask-for-introduction";
import { receivedIntroductions, sentIntroductions } from "@/lib/contacts/queries/own-introductions";
import { runDueHandlers } from "@/lib/entry/handlers";
import { db } from "@/lib/platform/db/db";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";
import { anEsportPlayer } from "../../support/factories/esport";
import { aPlayer, aRecruiter } from "../../support/factories/people";
import { aSeeker } from "../../support/factories/seekers";

const message = "We look for a jungler.";

test("an introduction to an e-sport player reserves a credit and sends an e-mail; asking twice is refused", async () => {
  const [{ actor, recruiter }, { player }] = [await aRecruiter(), await anEsportPlayer()];
  const input = { kind: "esport", subjectId: player.id, message };
  const { introductionId } = await askForIntroduction(actor, input);
  const introduction = await db.introduction.findUniqueOrThrow({
    where: { id: introductionId },
    include: { credit: true },
  });
  expect(introduction).toMatchObject({ userId: player.userId, status: "pending", credit: { state: "reserved" } });
  expect(await planOf(recruiter.id)).toMatchObject({ left: 2 });
  await runDueHandlers();
  const { email } = await db.user.findUniqueOrThrow({ where: { id: player.userId ?? "" } });
  const sentEmail = await db.mail.findFirstOrThrow({ where: { to: email } });
  expect(sentEmail.subject).toContain(recruiter.organizationName);
  expect(sentEmail.body).toContain("/dashboard#introductions");
  await expect(askForIntroduction(actor, input)).rejects.toMatchObject({ code: "introduction_waiting" });
  expect(await planOf(recruiter.id)).toMatchObject({ left: 2 });
});

test("two parallel requests create one introduction", async () => {
  const [{ actor }, { player }] = [await aRecruiter(), await anEsportPlayer()];
  const ask = () => askForIntroduction(actor, { kind: "esport", subjectId: player.id, message });
  const both = await Promise.allSettled([ask(), ask()]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await db.credit.count({ where: { recruiterId: actor.recruiterId, state: "reserved" } })).toBe(1);
});

test("introductions to people who work in sport are free and need a verified organization, but no plan", async () => {
  const { seeker } = await aSeeker();
  const input = { kind: "seeker", subjectId: seeker.id, message };
  const [{ actor: bare }, { actor: pending }] = [
    await aRecruiter({ plan: null }),
    await aRecruiter({ status: "pending" }),
  ];
  await expect(askForIntroduction(bare, input)).resolves.toMatchObject({ subjectId: seeker.id });
  await expect(askForIntroduction(pending, input)).rejects.toMatchObject({ code: "recruiter_not_verified" });
  await expect(askForIntroduction((await aPlayer()).actor, input)).rejects.toMatchObject({ code: "recruiters_only" });
});

test("refused without a plan, without a credit and for an unknown person", async () => {
  const [{ player }, { player: hidden }] = [await anEsportPlayer(), await anEsportPlayer({ status: "hidden" })];
  const { actor: bare } = await aRecruiter({ plan: null });
  const ask = (subjectId: string) => askForIntroduction(bare, { kind: "esport", subjectId, message });
  await expect(ask(player.id)).rejects.toMatchObject({ code: "no_plan" });
  await expect(ask(hidden.id)).rejects.toMatchObject({ code: "not_found" });
});

test("contact details are removed from the message, for both kinds of people, also after acceptance", async () => {
  const [{ actor }, gamer, worker] = [await aRecruiter(), await anEsportPlayer(), await aSeeker()];
  const typed = "Write to coach@club.fr or 06 12 34 56 78, we look for you.";
  for (const [kind, subjectId, recipient] of [
    ["esport", gamer.player.id, gamer.actor],
    ["seeker", worker.seeker.id, worker.actor],
  ] as const) {
    const { introductionId } = await askForIntroduction(actor, { kind, subjectId, message: typed });
    const read = async () => (await receivedIntroductions(recipient))[0]?.message;
    expect(await read()).toBe(`Write to ${hiddenMark} or ${hiddenMark}, we look for you.`);
    await answerIntroduction(recipient, { introductionId, answer: "yes" });
    expect(await read()).not.toContain("coach@");
  }
});

test("contact details in earlier messages are hidden when read, and the stored text is unchanged", async () => {
  const [{ actor, recruiter }, { player }] = [await aRecruiter(), await anEsportPlayer()];
  const { introductionId: id } = await askForIntroduction(actor, { kind: "esport", subjectId: player.id, message });
  const stored = `${message} Write to ${recruiter.email} or +33 6 12 34 56 78.`;
  await db.introduction.update({ where: { id }, data: { message: stored } });
  const introduction = await db.introduction.findUniqueOrThrow({
    where: { id },
    select: { message: true, userId: true },
  });
  const [received] = await receivedIntroductions({ ...actor, userId: introduction.userId });
  const [sentIntroduction] = await sentIntroductions(actor);
  for (const read of [received, sentIntroduction])
    expect(read?.message).toBe(`${message} Write to ${hiddenMark} or ${hiddenMark}.`);
  expect(introduction.message).toBe(stored);
});

test("an e-sport player without a date of birth cannot be asked", async () => {
  const [{ actor }, { player }] = [await aRecruiter(), await anEsportPlayer({ birthDate: null })];
  await expect(askForIntroduction(actor, { kind: "esport", subjectId: player.id, message })).rejects.toMatchObject({
    code: "introduction_adults_only",
  });
});
