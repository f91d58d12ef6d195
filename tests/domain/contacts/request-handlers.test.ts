import { expect, test } from "vitest";
import { answerRequest } from "@/lib/contacts/commands/answer-request";
import { closeIdentity } from "@/lib/contacts/commands/close-identity";
import { requestContact } from "@/lib/contacts/commands/request-contact";
import { runDueHandlers } from "@/lib/entry/handlers";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { aMinor, aPlayer, aRecruiter } from "../../support/factories/people";

const message = "We look for a winger.";
const mailsTo = (to: string) => db.mail.findMany({ where: { to }, orderBy: { createdAt: "asc" } });

test("a request is e-mailed to the player in their language, and to a minor's guardian", async () => {
  const [adult, minor, { actor, recruiter }] = [await aPlayer(), await aMinor(), await aRecruiter()];
  await db.user.update({ where: { id: adult.user.id }, data: { locale: "fr" } });
  for (const { player } of [adult, minor]) await requestContact(actor, { playerId: player.id, message });
  await runDueHandlers();
  const [mail] = await mailsTo(adult.user.email);
  expect(mail?.subject).toBe(`${recruiter.organizationName} souhaite vous contacter`);
  expect(mail?.body).toContain("/fr/dashboard?show=requests\n");
  expect(await mailsTo(minor.user.email)).toHaveLength(1);
  expect((await mailsTo(minor.guardian.email))[0]?.body).toContain("/guardian/");
});

test("the answer is e-mailed to the recruiter: acceptance with name, refusal with handle, and no name closed in the meantime", async () => {
  const { actor, user } = await aRecruiter();
  const answered = async (answer: "yes" | "no", meanwhile?: (me: Actor, requestId: string) => Promise<unknown>) => {
    const { player, actor: me } = await aPlayer();
    const { requestId } = (await requestContact(actor, { playerId: player.id, message })) as { requestId: string };
    await answerRequest(me, { requestId, answer });
    await meanwhile?.(me, requestId);
    await runDueHandlers();
    return { player, mail: (await mailsTo(user.email)).at(-1) };
  };
  const yes = await answered("yes");
  expect(yes.mail?.subject).toBe(`${yes.player.fullName} accepted your request`);
  const no = await answered("no");
  expect(no.mail?.subject).toBe(`${no.player.handle} declined your request`);
  const closed = await answered("yes", async (me, requestId) => {
    const { id: disclosureId } = await db.disclosure.findUniqueOrThrow({ where: { requestId } });
    await closeIdentity(me, { disclosureId });
  });
  expect(`${closed.mail?.subject} ${closed.mail?.body}`).not.toContain(closed.player.fullName);
  expect(closed.mail?.id).toBe(no.mail?.id);
});
