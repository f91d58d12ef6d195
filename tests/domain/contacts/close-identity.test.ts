import { expect, test } from "vitest";
import { closeIdentity } from "@/lib/contacts/commands/close-identity";
import { requestContact } from "@/lib/contacts/commands/request-contact";
import { getPlayer } from "@/lib/contacts/queries/player-page";
import { receivedRequests, sentRequests } from "@/lib/contacts/queries/requests";
import { getThread } from "@/lib/contacts/queries/thread";
import { whoSawWhat } from "@/lib/contacts/queries/who-saw-what";
import { runDueHandlers } from "@/lib/entry/handlers";
import { bellView } from "@/lib/notifications/queries/bell";
import { db } from "@/lib/platform/db/db";
import { aMinorsThread } from "../../support/factories/people";
import { anOpenName } from "../../support/factories/requests";

test("closing hides the name at once, and a new request is possible", async () => {
  const { disclosure, player, recruiter } = await anOpenName();
  expect(await getPlayer(recruiter.actor, player.player.id)).toMatchObject({
    accessLevel: "identity",
    player: { fullName: player.player.fullName },
  });
  await closeIdentity(player.actor, { disclosureId: disclosure.id });
  const after = await getPlayer(recruiter.actor, player.player.id);
  expect(after).toMatchObject({ accessLevel: "profile", mayAsk: true });
  expect(JSON.stringify(after)).not.toContain(player.player.fullName);
  expect(await db.domainEvent.count({ where: { type: "identity.closed", actorId: player.actor.userId! } })).toBe(1);
  await requestContact(recruiter.actor, { playerId: player.player.id, message: "Once more, if you like." });
});

test("only the player side can close, once", async () => {
  const { disclosure, player, recruiter } = await anOpenName();
  await expect(closeIdentity(recruiter.actor, { disclosureId: disclosure.id })).rejects.toMatchObject({
    code: "players_only",
  });
  await closeIdentity(player.actor, { disclosureId: disclosure.id });
  await expect(closeIdentity(player.actor, { disclosureId: disclosure.id })).rejects.toMatchObject({
    code: "identity_already_closed",
  });
});

test("both sides see who closed the identity, and the club's phone number is hidden", async () => {
  for (const by of ["player", "guardian"] as const) {
    const { player, recruiter, request, threadId } = await aMinorsThread();
    const { id: disclosureId, requestId } = request.disclosure!;
    await db.contactRequest.update({ where: { id: requestId }, data: { message: "Call me: +33 6 12 34 56 78" } });
    const sides = [player.actor, player.guardianActor];
    for (const side of sides) expect((await receivedRequests(side))[0]?.message).toContain("+33 6 12");
    await closeIdentity(by === "player" ? player.actor : player.guardianActor, { disclosureId });
    await runDueHandlers();
    expect((await sentRequests(recruiter.actor))[0]).toMatchObject({ closedAt: expect.any(Date), closedBy: by });
    for (const side of sides) {
      const [read] = await receivedRequests(side);
      expect(read).toMatchObject({ disclosure: { closedBy: by, closedAt: expect.any(Date) } });
      expect(read?.message).not.toContain("+33 6 12");
      expect((await getThread(side, threadId))?.first.content).not.toContain("+33 6 12");
      const closedKey = by === "player" ? "closedByPlayer" : "closedByGuardian";
      expect((await whoSawWhat(side)).glances[0]).toMatchObject({ what: closedKey });
    }
    const [notification] = (await bellView(recruiter.actor, "en")).items;
    expect(notification?.title.includes("’s guardian revoked")).toBe(by === "guardian");
  }
});
