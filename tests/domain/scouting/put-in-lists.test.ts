import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { putInLists } from "@/lib/scouting/commands/put-in-lists";
import { aPlayer, aRecruiter } from "../../support/mint/factories";
import { aFavorite, aFavoriteList, inList } from "../../support/mint/favorites";
import { statementsOf } from "../../support/statements";

test("a player can be in several lists and is saved once by adding", async () => {
  const club = await aRecruiter({ plan: null });
  const [known, { player: fresh }] = [await aFavorite(club, { note: "Fast" }), await aPlayer()];
  const [one, two] = [await aFavoriteList(club), await aFavoriteList(club)];
  const players = [known.player.id, fresh.id].toSorted();
  for (const lists of [[one.id, two.id], [one.id]]) await putInLists(club.actor, { player: players, lists });
  expect([await inList(one.id), await inList(two.id)]).toEqual([players, players]);
  const whose = { recruiterId: club.recruiter.id };
  expect(await db.favorite.count({ where: whose })).toBe(2);
  expect(await db.interest.findMany({ where: whose })).toMatchObject([{ playerId: fresh.id, kind: "saved" }]);
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
  const { id: theirs } = await aFavoriteList(await aRecruiter());
  const put = (asked: object) => putInLists(club.actor, asked);
  await expect(put({ lists })).rejects.toMatchObject({ fields: { player: ["nothing_selected"] } });
  await expect(put({ player: player.id })).rejects.toMatchObject({ fields: { lists: ["favorite_list_required"] } });
  await expect(put({ player: player.id, lists: theirs })).rejects.toMatchObject({ code: "not_found" });
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
  const one = await put([await fresh()]);
  expect(await put([await fresh(), await fresh(), await fresh()])).toBe(one);
});
