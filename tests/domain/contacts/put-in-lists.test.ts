import { expect, test } from "vitest";
import { putInLists } from "@/lib/contacts/commands/put-in-lists";
import { db } from "@/lib/platform/db/db";
import { aFavorite, aFavoriteList, inList } from "../../support/factories/favorites";
import { aPlayer, aRecruiter } from "../../support/factories/people";
import { statementsOf } from "../../support/statements";

test("a player can be in several lists and is saved once by adding", async () => {
  const club = await aRecruiter({ plan: null });
  const [savedPlayer, { player: fresh }] = [await aFavorite(club, { note: "Fast" }), await aPlayer()];
  const [firstList, two] = [await aFavoriteList(club), await aFavoriteList(club)];
  const players = [savedPlayer.player.id, fresh.id].toSorted();
  for (const lists of [[firstList.id, two.id], [firstList.id]])
    await putInLists(club.actor, { player: players, lists });
  expect([await inList(firstList.id), await inList(two.id)]).toEqual([players, players]);
  const owner = { recruiterId: club.recruiter.id };
  expect(await db.favorite.count({ where: owner })).toBe(2);
  expect(await db.interest.findMany({ where: owner })).toMatchObject([{ playerId: fresh.id, kind: "saved" }]);
});

test("a new list can be created while adding, alone or beside others", async () => {
  const club = await aRecruiter();
  const { player } = await aFavorite(club);
  const { id: other } = await aFavoriteList(club);
  const { listId } = (await putInLists(club.actor, { player: player.id, lists: other, name: "Trials" })) as {
    listId: string;
  };
  expect(await db.favoriteList.findUnique({ where: { id: listId } })).toMatchObject({ name: "Trials" });
  expect([await inList(listId), await inList(other)]).toEqual([[player.id], [player.id]]);
});

test("two parallel clicks add a player once", async () => {
  const club = await aRecruiter();
  const [{ player }, { id: lists }] = [await aPlayer(), await aFavoriteList(club)];
  await Promise.all([1, 2].map(() => putInLists(club.actor, { player: player.id, lists })));
  expect(await inList(lists)).toEqual([player.id]);
});

test("refused without a player or list, for foreign lists and invisible players", async () => {
  const club = await aRecruiter();
  const [{ player }, { id: lists }] = [await aPlayer(), await aFavoriteList(club)];
  const hidden = await aPlayer({ status: "hidden" });
  const { id: otherListId } = await aFavoriteList(await aRecruiter());
  const put = (input: object) => putInLists(club.actor, input);
  await expect(put({ lists })).rejects.toMatchObject({ fields: { player: ["nothing_selected"] } });
  await expect(put({ player: player.id })).rejects.toMatchObject({ fields: { lists: ["favorite_list_required"] } });
  await expect(put({ player: player.id, lists: otherListId })).rejects.toMatchObject({ code: "not_found" });
  await expect(put({ player: [player.id, hidden.player.id], lists })).rejects.toMatchObject({ code: "not_found" });
  await expect(putInLists(player && (await aPlayer()).actor, { player: player.id, lists })).rejects.toMatchObject({
    code: "recruiters_only",
  });
  expect(await inList(lists)).toEqual([]);
});

test("a favorite who is no longer visible can still be moved", async () => {
  const club = await aRecruiter();
  const [{ player }, { id: lists }] = [await aFavorite(club), await aFavoriteList(club)];
  await db.player.update({ where: { id: player.id }, data: { status: "hidden" } });
  await putInLists(club.actor, { player: player.id, lists });
  expect(await inList(lists)).toEqual([player.id]);
});

test("many are saved in as many statements as one", async () => {
  const club = await aRecruiter();
  const { id: lists } = await aFavoriteList(club);
  const put = (player: string[]) => statementsOf(() => putInLists(club.actor, { player, lists }));
  const fresh = async () => (await aPlayer()).player.id;
  const statements = await put([await fresh()]);
  expect(await put([await fresh(), await fresh(), await fresh()])).toBe(statements);
});
