import { expect, test } from "vitest";
import { answerForMinor } from "@/lib/contacts/commands/answer-for-minor";
import { answerRequest } from "@/lib/contacts/commands/answer-request";
import { asOthersSee, onlookerIn } from "@/lib/contacts/queries/as-others-see";
import { getPlayer } from "@/lib/contacts/queries/player-page";
import { onlookers } from "@/lib/contacts/schema/requests";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aPlayer, aRecruiter } from "../../support/factories/people";
import { anOpenRequest, aRequestToAMinor } from "../../support/factories/requests";

type Player = Awaited<ReturnType<typeof aPlayer>>;

/** What the page shows a reader of a player, without their shared history. */
async function readBy(
  reader: Promise<{ accessLevel: string; player: object; contact?: unknown; own?: unknown } | null>,
) {
  const { accessLevel, player, contact, own } = (await reader)!;
  return { accessLevel, player, contact, own };
}

test("a player can preview what everybody, a club and an accepted club see", async () => {
  const to: Player = await aPlayer();
  const from = await aRecruiter();
  const id = to.player.id;
  expect(await readBy(asOthersSee(to.actor, "everyone"))).toEqual(await readBy(getPlayer(visitor(), id)));
  expect(await readBy(asOthersSee(to.actor, "club"))).toEqual(await readBy(getPlayer(from.actor, id)));
  const { request } = await anOpenRequest({ to, from });
  await answerRequest(to.actor, { requestId: request.id, answer: "yes" });
  const accepted = await readBy(asOthersSee(to.actor, "accepted"));
  expect(accepted).toEqual(await readBy(getPlayer(from.actor, id)));
  expect(accepted).toMatchObject({
    accessLevel: "identity",
    own: null,
    contact: { of: "player", email: to.player.email },
  });
});

test("a guardian can preview what a club sees of the child: after both acceptances the guardian's contact, never the child's", async () => {
  const { minor, request, recruiter } = await aRequestToAMinor();
  await answerRequest(minor.actor, { requestId: request.id, answer: "yes" });
  await answerForMinor(minor.guardianActor, { requestId: request.id, answer: "yes" });
  const accepted = await readBy(asOthersSee(minor.guardianActor, "accepted"));
  expect(accepted).toEqual(await readBy(getPlayer(recruiter.actor, minor.player.id)));
  expect(JSON.stringify(accepted)).toContain(minor.guardian.email);
  expect(JSON.stringify(accepted)).not.toContain(minor.player.email);
});

test("the preview records no view and is for the player side only", async () => {
  const { actor, player } = await aPlayer();
  for (const onlooker of onlookers) await asOthersSee(actor, onlooker);
  expect(await db.interest.count({ where: { playerId: player.id } })).toBe(0);
  expect(await db.disclosureView.count({ where: { disclosure: { playerId: player.id } } })).toBe(0);
  expect(await asOthersSee((await aRecruiter()).actor, "accepted")).toBeNull();
  expect(await asOthersSee(visitor(), "everyone")).toBeNull();
});

test("the preview parameter accepts one of three values or none", () => {
  expect(["club", "admin", ["club"], undefined].map((as) => onlookerIn({ as }))).toEqual([
    "club",
    ...Array(3).fill(undefined),
  ]);
});
