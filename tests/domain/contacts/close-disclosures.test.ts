import { expect, test } from "vitest";
import { accountEvents } from "@/lib/accounts/events";
import { answerForMinor } from "@/lib/contacts/commands/answer-for-minor";
import { answerRequest } from "@/lib/contacts/commands/answer-request";
import { closeIdentity } from "@/lib/contacts/commands/close-identity";
import { requestContact } from "@/lib/contacts/commands/request-contact";
import { getPlayer } from "@/lib/contacts/queries/player-page";
import { sentRequests } from "@/lib/contacts/queries/requests";
import { whoSawWhat } from "@/lib/contacts/queries/who-saw-what";
import { runDueHandlers } from "@/lib/entry/handlers";
import { bellView } from "@/lib/notifications/queries/bell";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { answerAsPlayer } from "@/lib/players/commands/answer-as-player";
import { aMinorsThread } from "../../support/factories/people";
import { anOpenName } from "../../support/factories/requests";

const titles = async (actor: Actor) => (await bellView(actor, "en")).items.map(({ title }) => title);
const subjectsTo = async (to: string) =>
  (await db.mail.findMany({ where: { to }, select: { subject: true } })).map(({ subject }) => subject);

async function endedBy(side: "player" | "guardian") {
  const { player, recruiter, request } = await aMinorsThread();
  await closeIdentity(side === "player" ? player.actor : player.guardianActor, {
    disclosureId: request.disclosure!.id,
  });
  await runDueHandlers();
  return { player, recruiter, organization: recruiter.recruiter.organizationName };
}

test("when the guardian ends an access, the child and the club are notified", async () => {
  const { player, recruiter, organization } = await endedBy("guardian");
  expect(await titles(player.actor)).toEqual([`Your guardian revoked ${organization}’s access`]);
  expect(await titles(recruiter.actor)).toEqual([`${player.player.handle}’s guardian revoked your access`]);
  expect(await subjectsTo(player.guardian.email)).toEqual([]);
});

test("when the child ends an access, the guardian gets an e-mail and the club is notified", async () => {
  const { player, recruiter, organization } = await endedBy("player");
  expect(await subjectsTo(player.guardian.email)).toEqual([
    `${organization} can no longer see ${player.player.fullName}’s name`,
  ]);
  expect(await titles(recruiter.actor)).toEqual([`${player.player.handle} revoked your access`]);
  expect(await titles(player.actor)).toEqual([]);
});

test("a child who withdraws every consent causes one e-mail to the guardian", async () => {
  const { player } = await aMinorsThread();
  await db.consent.create({ data: { userId: player.user.id, kind: "terms", version: "2026-11-01", given: true } });
  await answerAsPlayer(player.actor, { answer: "no" });
  await runDueHandlers();
  expect(await db.disclosure.count({ where: { playerId: player.player.id, closedAt: null } })).toBe(0);
  expect(await subjectsTo(player.guardian.email)).toHaveLength(1);
});

test("a club that closes its account ends its access, and the player's side is notified", async () => {
  const [adult, minor] = [await anOpenName(), await aMinorsThread()];
  for (const { recruiter, player } of [adult, minor]) {
    const { userId, organizationName } = recruiter.recruiter;
    await db.user.update({ where: { id: userId }, data: { disabledAt: new Date() } });
    await db.$transaction((tx) => accountEvents.record(tx, { userId }, "account.closed", { userId }));
    await runDueHandlers();
    expect(await titles(player.actor)).toContain(`${organizationName} no longer has access to your name`);
    expect(await whoSawWhat(player.actor)).toMatchObject({ open: [], glances: [{ what: "closed" }] });
    expect(await db.notification.count({ where: { userId, kind: "closed" } })).toBe(0);
  }
  expect(await subjectsTo(minor.player.guardian.email)).toHaveLength(1);
});

test("the end is in the log of both sides with its day, and a new request opens the identity again", async () => {
  const { player, recruiter } = await endedBy("guardian");
  const playerId = player.player.id;
  const closing = { closedBy: "guardian", closedAt: expect.any(Date) };
  expect((await sentRequests(recruiter.actor))[0]).toMatchObject(closing);
  expect(await getPlayer(recruiter.actor, playerId)).toMatchObject({ mayAsk: true, towards: { pastAccess: closing } });
  const { requestId } = await requestContact(recruiter.actor, { playerId, message: "May we talk again?" });
  await answerRequest(player.actor, { requestId, answer: "yes" });
  await answerForMinor(player.guardianActor, { requestId, answer: "yes" });
  expect(await getPlayer(recruiter.actor, playerId)).toMatchObject({
    accessLevel: "identity",
    towards: { pastAccess: null },
  });
  const { open, glances } = await whoSawWhat(player.guardianActor);
  expect(open).toHaveLength(1);
  expect(glances.map(({ what }) => what)).toContain("closedByGuardian");
  expect(await sentRequests(recruiter.actor)).toMatchObject([{ closedAt: null }, closing]);
});
