import { expect, test } from "vitest";
import { putInLists } from "@/lib/contacts/commands/put-in-lists";
import { savePlayer } from "@/lib/contacts/commands/save-player";
import { unsavePlayer } from "@/lib/contacts/commands/unsave-player";
import { db } from "@/lib/platform/db/db";
import { aFavorite, aFavoriteList, inList } from "../../support/factories/favorites";
import { aPlayer, aRecruiter } from "../../support/factories/people";

test("a saved player can be removed, even if no longer listed, and other lists do not change", async () => {
  const [{ player }, ownClub, otherClub] = [await aPlayer(), await aRecruiter(), await aRecruiter()];
  for (const { actor } of [ownClub, otherClub]) await savePlayer(actor, { playerId: player.id });
  await db.player.update({ where: { id: player.id }, data: { status: "hidden" } });
  await unsavePlayer(ownClub.actor, { playerId: player.id });
  await unsavePlayer(ownClub.actor, { playerId: player.id });
  const favorites = await db.favorite.findMany({ where: { playerId: player.id } });
  expect(favorites.map((favorite) => favorite.recruiterId)).toEqual([otherClub.recruiter.id]);
});

test("removing a favorite with notes or lists needs confirmation and removes all of it", async () => {
  const club = await aRecruiter();
  const [noted, { player: tagged }, { player: listed }] = [
    await aFavorite(club, { note: "Fast" }),
    await aFavorite(club, { tags: ["left"] }),
    await aFavorite(club),
  ];
  const { id: lists } = await aFavoriteList(club);
  await putInLists(club.actor, { player: listed.id, lists });
  for (const { id: playerId } of [noted.player, tagged, listed]) {
    await expect(unsavePlayer(club.actor, { playerId })).rejects.toMatchObject({ code: "favorite_has_words" });
    await unsavePlayer(club.actor, { playerId, sure: "on" });
  }
  expect(await db.favorite.count({ where: { recruiterId: club.recruiter.id } })).toBe(0);
  expect(await inList(lists)).toEqual([]);
});
