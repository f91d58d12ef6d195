import { expect, test } from "vitest";
import { putInLists } from "@/lib/contacts/commands/put-in-lists";
import { favoriteLabels, favoritesOf } from "@/lib/contacts/queries/favorites";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aFavorite, aFavoriteList } from "../../support/factories/favorites";
import { aPlayer, aRecruiter } from "../../support/factories/people";
import { anOpenName } from "../../support/factories/requests";

test("pages list each favorite once, newest first", async () => {
  const club = await aRecruiter();
  const same = now();
  const saved = [];
  for (const age of [3, 2, 1, 1]) saved.push((await aFavorite(club, { createdAt: daysFrom(same, -age) })).player.id);
  const read: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page: Awaited<ReturnType<typeof favoritesOf>> = await favoritesOf(club.actor, after ? { after } : {}, 2);
    expect(page.count).toBe(4);
    read.push(...page.rows.map(({ id }) => id));
    after = page.next;
  }
  expect(read.toSorted()).toEqual(saved.toSorted());
  expect(read.slice(2)).toEqual([saved[1], saved[0]]);
});

test("favorites are filtered by list, tag and words, with counts", async () => {
  const club = await aRecruiter();
  const [leaver, keeper] = [
    await aFavorite(club, { tags: ["left", "fast"] }),
    await aFavorite(club, { tags: ["fast"], note: "Ask about VISA" }),
  ];
  const list = await aFavoriteList(club, "Keepers");
  await putInLists(club.actor, { player: keeper.player.id, lists: list.id });
  const idsFor = async (search: object) => (await favoritesOf(club.actor, search)).rows.map(({ id }) => id);
  expect(await idsFor({ list: list.id })).toEqual([keeper.player.id]);
  expect(await idsFor({ tag: "left" })).toEqual([leaver.player.id]);
  expect(await idsFor({ q: "visa" })).toEqual([keeper.player.id]);
  expect(await idsFor({ q: leaver.player.handle.toUpperCase() })).toEqual([leaver.player.id]);
  expect(await idsFor({ tag: "left", list: list.id })).toEqual([]);
  expect(await favoriteLabels(club.actor)).toEqual({
    lists: [{ id: list.id, name: "Keepers", count: 1 }],
    tags: [
      { tag: "fast", count: 2 },
      { tag: "left", count: 1 },
    ],
  });
});

test("an invisible player stays as a line without data, and names are shown only while disclosed", async () => {
  const club = await aRecruiter();
  const [hiddenFavorite, closed] = [await aFavorite(club, { note: "Tall" }), await aFavorite(club)];
  await db.player.update({ where: { id: hiddenFavorite.player.id }, data: { status: "hidden" } });
  const { rows } = await favoritesOf(club.actor, {});
  expect(rows.find(({ id }) => id === hiddenFavorite.player.id)).toMatchObject({ card: null, note: "Tall" });
  expect(rows.find(({ id }) => id === closed.player.id)?.card).toMatchObject({ called: closed.player.handle });
  expect(JSON.stringify(rows)).not.toContain(hiddenFavorite.player.handle);
  expect(JSON.stringify(rows)).not.toContain(closed.player.fullName);
});

test("a disclosed name is used in the list, and the view is recorded", async () => {
  const { recruiter, player, disclosure } = await anOpenName();
  await db.favorite.create({ data: { recruiterId: recruiter.recruiter.id, playerId: player.player.id } });
  const { rows } = await favoritesOf(recruiter.actor, {});
  expect(rows[0]?.card).toMatchObject({ called: player.player.fullName });
  expect(await db.disclosureView.count({ where: { disclosureId: disclosure.id, what: "name" } })).toBe(1);
});

test("other organizations see nothing of it", async () => {
  await aFavorite(await aRecruiter(), { tags: ["left"] });
  for (const { actor } of [await aRecruiter(), await aPlayer()]) {
    expect(await favoritesOf(actor, {})).toMatchObject({ count: 0, rows: [] });
    expect(await favoriteLabels(actor)).toEqual({ lists: [], tags: [] });
  }
});
