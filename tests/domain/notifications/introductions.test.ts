import { expect, test } from "vitest";
import { answerIntroduction } from "@/lib/contacts/commands/answer-introduction";
import { askForIntroduction } from "@/lib/contacts/commands/ask-for-introduction";
import { closeIntroduction } from "@/lib/contacts/commands/close-introduction";
import { getEsportPlayer } from "@/lib/contacts/queries/esport-page";
import { expireIntroductions } from "@/lib/contacts/steps/expire-introductions";
import { runDueHandlers } from "@/lib/entry/handlers";
import { bellView } from "@/lib/notifications/queries/bell";
import { daysFrom, now } from "@/lib/platform/clock";
import { createActor, system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anEsportPlayer } from "../../support/factories/esport";
import { aRecruiter } from "../../support/factories/people";

async function sendIntroduction() {
  const [club, gamer] = [await aRecruiter(), await anEsportPlayer()];
  const input = { kind: "esport", subjectId: gamer.player.id, message: "We look for a jungler." };
  const { introductionId } = await askForIntroduction(club.actor, input);
  await runDueHandlers();
  return { club, gamer, introductionId };
}

async function bellOf(userId: string) {
  const { items } = await bellView(createActor({ kind: "member", role: "user", userId }), "en", null);
  const rows = await db.notification.findMany({ where: { userId }, select: { link: true } });
  return { titles: items.map(({ title }) => title), links: rows.map(({ link }) => link) };
}

test("the person asked is notified with sender and link", async () => {
  const { club, gamer } = await sendIntroduction();
  expect(await bellOf(gamer.player.userId ?? "")).toEqual({
    titles: [`${club.recruiter.organizationName} wants to contact you`],
    links: ["/dashboard#introductions"],
  });
});

test("acceptance links to the page with the name, refusal to the dashboard; neither contains the name", async () => {
  const [yes, no] = [await sendIntroduction(), await sendIntroduction()];
  await answerIntroduction(yes.gamer.actor, { introductionId: yes.introductionId, answer: "yes" });
  await answerIntroduction(no.gamer.actor, { introductionId: no.introductionId, answer: "no" });
  await runDueHandlers();
  expect(await bellOf(yes.club.recruiter.userId)).toEqual({
    titles: ["Your request was accepted"],
    links: [`/esport/${yes.gamer.player.id}`],
  });
  expect(await bellOf(no.club.recruiter.userId)).toEqual({
    titles: ["Your request was declined"],
    links: ["/dashboard#introductions"],
  });
});

test("the club is notified of the end of an access, and a new request can open it again", async () => {
  const { club, gamer, introductionId } = await sendIntroduction();
  await answerIntroduction(gamer.actor, { introductionId, answer: "yes" });
  await closeIntroduction(gamer.actor, { introductionId });
  await runDueHandlers();
  expect(await bellOf(club.recruiter.userId)).toEqual({
    titles: ["Your access was revoked", "Your request was accepted"],
    links: expect.arrayContaining([`/esport/${gamer.player.id}`]),
  });
  expect(await db.mail.count({ where: { to: club.recruiter.email, subject: { contains: "accepted" } } })).toBe(0);
  const input = { kind: "esport", subjectId: gamer.player.id, message: "May we talk again?" };
  await answerIntroduction(gamer.actor, { ...(await askForIntroduction(club.actor, input)), answer: "yes" });
  expect(await getEsportPlayer(club.actor, gamer.player.id)).toMatchObject({ accessLevel: "identity" });
});

test("an expired request is notified too", async () => {
  const { club, introductionId } = await sendIntroduction();
  await db.introduction.update({ where: { id: introductionId }, data: { expiresAt: daysFrom(now(), -1) } });
  await expireIntroductions(system());
  await runDueHandlers();
  expect(await bellOf(club.recruiter.userId)).toMatchObject({ titles: ["No answer to your request"] });
});
