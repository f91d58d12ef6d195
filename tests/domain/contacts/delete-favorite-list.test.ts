import { expect, test } from "vitest";
import { deleteFavoriteList } from "@/lib/contacts/commands/delete-favorite-list";
import { putInLists } from "@/lib/contacts/commands/put-in-lists";
import { db } from "@/lib/platform/db/db";
import { aFavorite, aFavoriteList, inList } from "../../support/factories/favorites";
import { aRecruiter } from "../../support/factories/people";

test("deleting a list keeps its players as favorites and in other lists", async () => {
  const club = await aRecruiter();
  const { player } = await aFavorite(club);
  const [deletedList, stays] = [await aFavoriteList(club), await aFavoriteList(club)];
  await putInLists(club.actor, { player: player.id, lists: [deletedList.id, stays.id] });
  await deleteFavoriteList(club.actor, { listId: deletedList.id });
  expect(await db.favoriteList.count({ where: { recruiterId: club.recruiter.id } })).toBe(1);
  expect(await db.favorite.count({ where: { recruiterId: club.recruiter.id } })).toBe(1);
  expect(await inList(stays.id)).toEqual([player.id]);
  await expect(deleteFavoriteList(club.actor, { listId: deletedList.id })).rejects.toMatchObject({ code: "not_found" });
});

test("another organization's list is not found", async () => {
  const { id: listId } = await aFavoriteList(await aRecruiter());
  await expect(deleteFavoriteList((await aRecruiter()).actor, { listId })).rejects.toMatchObject({ code: "not_found" });
  expect(await db.favoriteList.count({ where: { id: listId } })).toBe(1);
});
