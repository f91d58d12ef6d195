import { expect, test } from "vitest";
import { renameFavoriteList } from "@/lib/contacts/commands/rename-favorite-list";
import { db } from "@/lib/platform/db/db";
import { aFavoriteList } from "../../support/factories/favorites";
import { aRecruiter } from "../../support/factories/people";

test("a list can be renamed, also in letter case, but not to the name of another list", async () => {
  const club = await aRecruiter();
  const [{ id: listId }, other] = [await aFavoriteList(club, "keepers"), await aFavoriteList(club)];
  await renameFavoriteList(club.actor, { listId, name: "Keepers" });
  expect(await db.favoriteList.findUnique({ where: { id: listId } })).toMatchObject({ name: "Keepers" });
  await expect(renameFavoriteList(club.actor, { listId, name: other.name.toUpperCase() })).rejects.toMatchObject({
    code: "favorite_list_taken",
  });
});

test("another organization's list is not found", async () => {
  const { id: listId } = await aFavoriteList(await aRecruiter());
  await expect(renameFavoriteList((await aRecruiter()).actor, { listId, name: "Mine" })).rejects.toMatchObject({
    code: "not_found",
  });
});
