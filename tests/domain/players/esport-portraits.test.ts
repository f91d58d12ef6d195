import { expect, test } from "vitest";
import { pictureOf } from "@/lib/contacts/queries/shown-picture";
import type { Actor } from "@/lib/platform/command/actor";
import { createActor, visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { ownEsportProfile } from "@/lib/players/queries/own-esport";
import { esportPortraitsFor } from "@/lib/players/queries/portraits";
import { searchAccessLevel } from "@/lib/search/queries/access-level";
import { anEsportPlayer } from "../../support/factories/esport";
import { aDocument } from "../../support/factories/files";
import { aRecruiter, aStaffMember } from "../../support/factories/people";

async function aPictured(rankOn: Date | null = null) {
  const { player } = await anEsportPlayer();
  const { id: documentId } = await aDocument(player.userId ?? "", { kind: "picture" });
  const { id } = await db.playerPicture.create({ data: { esportPlayerId: player.id, documentId, rankOn } });
  return { player, id };
}

const ownPortrait = async (userId: string | null) =>
  (await ownEsportProfile(createActor({ kind: "member", role: "esport_player", userId: userId ?? "" })))?.portrait;

const shownTo = async (actor: Actor, id: string) =>
  (await esportPortraitsFor(actor, [id], await searchAccessLevel(actor))).get(id);

test("clubs with a plan and the staff see the portrait of an e-sport player on a card, nobody else", async () => {
  const { player, id } = await aPictured();
  const { actor } = await aRecruiter();
  for (const reader of [actor, await aStaffMember("accounts")]) {
    expect(await shownTo(reader, player.id)).toBe(`/api/players/pictures/${id}`);
    expect(await pictureOf(reader, id)).toBeTruthy();
  }
  const { actor: withoutPlan } = await aRecruiter({ plan: null });
  for (const reader of [withoutPlan, visitor()]) expect(await shownTo(reader, player.id)).toBeUndefined();
  await db.esportPlayer.update({ where: { id: player.id }, data: { mediaHidden: true } });
  expect(await shownTo(actor, player.id)).toBeUndefined();
});

test("a screenshot of a rank and a picture that was taken down are no portraits", async () => {
  const { actor } = await aRecruiter();
  const { player } = await aPictured(new Date("2026-01-10"));
  expect(await shownTo(actor, player.id)).toBeUndefined();
  expect(await ownPortrait(player.userId)).toBeNull();
  const other = await aPictured();
  expect(await ownPortrait(other.player.userId)).toBe(`/api/players/pictures/${other.id}`);
  await db.playerPicture.update({ where: { id: other.id }, data: { takenDownAt: new Date() } });
  expect(await shownTo(actor, other.player.id)).toBeUndefined();
  expect(await ownPortrait(other.player.userId)).toBeNull();
});
