import { expect, test } from "vitest";
import { db } from "@/lib/core/db";
import { closeIdentity } from "@/lib/scouting/commands/close-identity";
import { requestContact } from "@/lib/scouting/commands/request-contact";
import { getPlayer } from "@/lib/scouting/queries/player-page";
import { anOpenName } from "../../support/mint/requests";

test("closing takes the name back at once, and a new request may be made", async () => {
  const { disclosure, player, recruiter } = await anOpenName();
  expect(await getPlayer(recruiter.actor, player.player.id)).toMatchObject({
    depth: "identity",
    player: { fullName: player.player.fullName },
  });
  await closeIdentity(player.actor, { disclosureId: disclosure.id });
  const after = await getPlayer(recruiter.actor, player.player.id);
  expect(after).toMatchObject({ depth: "profile", mayAsk: true });
  expect(JSON.stringify(after)).not.toContain(player.player.fullName);
  expect(await db.fact.count({ where: { type: "identity.closed", actorId: player.actor.userId! } })).toBe(1);
  await requestContact(recruiter.actor, { playerId: player.player.id, message: "Once more, if you like." });
});

test("the recruiter cannot close it, nor anybody else, nor twice", async () => {
  const { disclosure, player, recruiter } = await anOpenName();
  await expect(closeIdentity(recruiter.actor, { disclosureId: disclosure.id })).rejects.toMatchObject({
    code: "players_only",
  });
  await closeIdentity(player.actor, { disclosureId: disclosure.id });
  await expect(closeIdentity(player.actor, { disclosureId: disclosure.id })).rejects.toMatchObject({
    code: "identity_already_closed",
  });
});
