import { expect, test } from "vitest";
import { db } from "@/lib/core/db";
import { runDueReactions } from "@/lib/reactions";
import { answerRequest } from "@/lib/scouting/commands/answer-request";
import { requestContact } from "@/lib/scouting/commands/request-contact";
import { aMinor, aPlayer, aRecruiter } from "../../support/mint/factories";

const message = "We look for a winger.";
const mailsTo = (to: string) => db.mail.findMany({ where: { to }, orderBy: { createdAt: "asc" } });

test("a request is mailed to the player, in their language, and to a minor's guardian", async () => {
  const [adult, minor, { actor, recruiter }] = [await aPlayer(), await aMinor(), await aRecruiter()];
  await db.user.update({ where: { id: adult.user.id }, data: { locale: "fr" } });
  for (const { player } of [adult, minor]) await requestContact(actor, { playerId: player.id, message });
  await runDueReactions();
  const [mail] = await mailsTo(adult.user.email);
  expect(mail?.subject).toBe(`${recruiter.organizationName} souhaite vous parler`);
  expect(mail?.body).toContain("/fr/dashboard#requests\n");
  expect(await mailsTo(minor.user.email)).toHaveLength(1);
  expect((await mailsTo(minor.guardian.email))[0]?.body).toContain("/guardian/");
});

test("the answer is mailed to the recruiter, under the handle", async () => {
  const [{ player, actor: me }, { actor, user }] = [await aPlayer(), await aRecruiter()];
  const { requestId } = (await requestContact(actor, { playerId: player.id, message })) as { requestId: string };
  await answerRequest(me, { requestId, answer: "yes" });
  await runDueReactions();
  const [mail] = await mailsTo(user.email);
  expect(mail).toMatchObject({ subject: `${player.handle} said yes` });
  expect(`${mail?.subject} ${mail?.body}`).not.toContain(player.fullName);
});
