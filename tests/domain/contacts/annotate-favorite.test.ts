import { expect, test } from "vitest";
import { annotateFavorite } from "@/lib/contacts/commands/annotate-favorite";
import { db } from "@/lib/platform/db/db";
import { aFavorite, aFavoriteList, inList } from "../../support/factories/favorites";
import { aPlayer, aRecruiter } from "../../support/factories/people";

test("note, tags and lists are saved as sent, and cleared by empty fields", async () => {
  const club = await aRecruiter();
  const { player } = await aFavorite(club);
  const [firstList, two] = [await aFavoriteList(club), await aFavoriteList(club)];
  const write = (annotation: object) => annotateFavorite(club.actor, { playerId: player.id, ...annotation });
  const read = () => db.favorite.findFirst({ where: { playerId: player.id } });

  await write({ note: "Call the coach\r\nfirst", tags: " left foot, U21،LEFT  FOOT ", lists: [firstList.id, two.id] });
  expect(await read()).toMatchObject({ note: "Call the coach\nfirst", tags: ["LEFT FOOT", "U21"] });
  await write({ note: " ", tags: "", lists: two.id });
  expect(await read()).toMatchObject({ note: null, tags: [] });
  expect([await inList(firstList.id), await inList(two.id)]).toEqual([[], [player.id]]);
});

test("the player is not notified, and other organizations' favorites do not change", async () => {
  const [ownClub, otherClub] = [await aRecruiter(), await aRecruiter()];
  const { player } = await aFavorite(ownClub);
  await db.favorite.create({ data: { recruiterId: otherClub.recruiter.id, playerId: player.id, note: "Theirs" } });
  await annotateFavorite(ownClub.actor, { playerId: player.id, note: "Mine" });
  const { note } = await db.favorite.findFirstOrThrow({ where: { recruiterId: otherClub.recruiter.id } });
  expect(note).toBe("Theirs");
  expect(await db.interest.count({ where: { playerId: player.id } })).toBe(0);
  expect(await db.notification.count({ where: { userId: player.userId } })).toBe(0);
});

test("refused for non-favorites, foreign lists, and too many or too long tags", async () => {
  const club = await aRecruiter();
  const [{ player }, otherPlayer] = [await aFavorite(club), await aPlayer()];
  const { id: otherListId } = await aFavoriteList(await aRecruiter());
  const write = (annotation: object) => annotateFavorite(club.actor, { playerId: player.id, ...annotation });
  await expect(write({ playerId: otherPlayer.player.id })).rejects.toMatchObject({ code: "not_found" });
  await expect(write({ lists: otherListId })).rejects.toMatchObject({ code: "not_found" });
  await expect(write({ tags: "x".repeat(31) })).rejects.toMatchObject({ fields: { tags: ["tag_too_long"] } });
  const many = Array.from({ length: 11 }, (_, index) => `tag ${index}`).join(",");
  await expect(write({ tags: many })).rejects.toMatchObject({ fields: { tags: ["too_many_tags"] } });
});
