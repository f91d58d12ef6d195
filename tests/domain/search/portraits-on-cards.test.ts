import { expect, test } from "vitest";
import type { Actor } from "@/lib/platform/command/actor";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { signUpPlayer } from "@/lib/players/commands/sign-up-player";
import { mediaOf } from "@/lib/players/queries/media";
import { findPlayers } from "@/lib/search/queries/search";
import { aDocument } from "../../support/factories/files";
import { aMinor, aMinorsThread, aPlayer, aRecruiter, aSport, aStaffMember } from "../../support/factories/people";
import { aSignUpForm } from "../../support/factories/player-forms";
import { randomWord } from "../../support/factories/random-word";

async function pictureOf({ id: playerId, userId }: { id: string; userId: string }) {
  const { id: documentId } = await aDocument(userId, { kind: "picture" });
  const { id } = await db.playerPicture.create({ data: { playerId, documentId } });
  return `/api/players/pictures/${id}`;
}

/** The single portrait on the card of this handle. */
async function shownTo(actor: Actor, handle: string, view: "cards" | null = "cards") {
  const { cards } = await findPlayers(actor, { q: handle, ...(view && { view }) });
  const card = cards.find((candidate) => candidate.handle === handle);
  if (!card) throw new Error("not found");
  return card.portrait;
}

const aHandle = () => `Zq${randomWord(10)}`;

test("cards show the first picture of an adult to whoever reads profiles, and to nobody else", async () => {
  const { player } = await aPlayer({ handle: aHandle() });
  const { actor } = await aRecruiter();
  expect(await shownTo(actor, player.handle)).toBeNull();
  const first = await pictureOf(player);
  await pictureOf(player);
  expect(await shownTo(actor, player.handle)).toBe(first);
  expect(await shownTo(await aStaffMember("accounts"), player.handle)).toBe(first);
  expect(await shownTo(actor, player.handle, null)).toBeNull();
  const { actor: withoutPlan } = await aRecruiter({ plan: null });
  expect(await shownTo(withoutPlan, player.handle)).toBeNull();
  await db.player.update({ where: { id: player.id }, data: { mediaHidden: true } });
  expect(await shownTo(actor, player.handle)).toBeNull();
});

test("a child's picture is on a card with the identity, or by the guardian's own box, and not for a club that asked nothing", async () => {
  const { player } = await aMinor({ handle: aHandle() });
  const url = await pictureOf(player);
  const { actor } = await aRecruiter();
  expect(await shownTo(actor, player.handle)).toBeNull();
  await db.player.update({ where: { id: player.id }, data: { mediaBeforeIdentity: true } });
  expect(await shownTo(actor, player.handle)).toBe(url);

  const opened = await aMinorsThread();
  const { player: child } = opened.player;
  const identified = await pictureOf(child);
  expect(await shownTo(opened.recruiter.actor, child.handle)).toBe(identified);
  expect(await shownTo(actor, child.handle)).toBeNull();
});

test("a picture that was taken down is on no card", async () => {
  const { player } = await aPlayer({ handle: aHandle() });
  await pictureOf(player);
  await db.playerPicture.updateMany({ where: { playerId: player.id }, data: { takenDownAt: new Date() } });
  expect(await shownTo((await aRecruiter()).actor, player.handle)).toBeNull();
});

test("a new player has no picture until they add one", async () => {
  await aSport();
  const { userId } = await signUpPlayer(visitor("fr"), aSignUpForm());
  const { id } = await db.player.findUniqueOrThrow({ where: { userId }, select: { id: true } });
  expect(await db.playerPicture.count({ where: { playerId: id } })).toBe(0);
  expect((await mediaOf(id, { accessLevel: "identity", owner: true })).pictures).toEqual([]);
});
