import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/handlers";
import { answerIntroduction } from "@/lib/introductions/commands/answer-introduction";
import { askForIntroduction } from "@/lib/introductions/commands/ask-for-introduction";
import { expireIntroductions } from "@/lib/introductions/steps/expire-introductions";
import { bellView } from "@/lib/notifications/queries/bell";
import { daysFrom, now } from "@/lib/platform/clock";
import { createActor, system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anEsportPlayer } from "../../support/mint/esport";
import { aRecruiter } from "../../support/mint/factories";

async function asked() {
  const [club, gamer] = [await aRecruiter(), await anEsportPlayer()];
  const about = { kind: "esport", subjectId: gamer.player.id, message: "We look for a jungler." };
  const { introductionId } = await askForIntroduction(club.actor, about);
  await runDueHandlers();
  return { club, gamer, introductionId };
}

async function bellOf(userId: string) {
  const { items } = await bellView(createActor({ kind: "member", role: "user", userId }), "en", null);
  const rows = await db.notification.findMany({ where: { userId }, select: { link: true } });
  return { titles: items.map(({ title }) => title), links: rows.map(({ link }) => link) };
}

test("the person asked is notified with sender and link", async () => {
  const { club, gamer } = await asked();
  expect(await bellOf(gamer.player.userId ?? "")).toEqual({
    titles: [`${club.recruiter.organizationName} wants to contact you`],
    links: ["/dashboard#introductions"],
  });
});

test("acceptance links to the page with the name, refusal to the dashboard; neither contains the name", async () => {
  const [yes, no] = [await asked(), await asked()];
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

test("an expired request is notified too", async () => {
  const { club, introductionId } = await asked();
  await db.introduction.update({ where: { id: introductionId }, data: { expiresAt: daysFrom(now(), -1) } });
  await expireIntroductions(system());
  await runDueHandlers();
  expect(await bellOf(club.recruiter.userId)).toMatchObject({ titles: ["No answer to your request"] });
});
