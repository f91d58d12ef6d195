import { expect, test } from "vitest";
import { exportFavorites } from "@/lib/contacts/commands/export-favorites";
import { putInLists } from "@/lib/contacts/commands/put-in-lists";
import { favoriteLabels } from "@/lib/contacts/queries/favorites";
import { exportedFavorites } from "@/lib/entry/own-exports";
import { db } from "@/lib/platform/db/db";
import { aFavorite, aFavoriteList } from "../../support/factories/favorites";
import { aPlayer, aRecruiter } from "../../support/factories/people";

test("exporting favorites is rate limited and recorded", async () => {
  const { actor, user } = await aRecruiter();
  await exportFavorites(actor, { format: "xlsx" });
  const noted = await db.domainEvent.findMany({ where: { type: "list.exported", actorId: user.id } });
  expect(noted).toMatchObject([{ data: { list: "favorites", format: "xlsx" } }]);
  await expect(exportFavorites(actor, { format: "exe" })).rejects.toMatchObject({ code: "invalid" });
  await expect(exportFavorites((await aPlayer()).actor, { format: "csv" })).rejects.toMatchObject({
    code: "recruiters_only",
  });
});

test("the export has all rows of its address, with only own notes for invisible players", async () => {
  const club = await aRecruiter();
  const [firstPlayer, hiddenPlayer, other] = [
    await aFavorite(club, { note: "=HYPERLINK(1)", tags: ["left"] }),
    await aFavorite(club, { note: "Moved" }),
    await aFavorite(club),
  ];
  const list = await aFavoriteList(club, "Left backs");
  await putInLists(club.actor, { player: [firstPlayer.player.id, hiddenPlayer.player.id], lists: list.id });
  await db.player.update({ where: { id: hiddenPlayer.player.id }, data: { status: "hidden" } });
  const { rows } = exportedFavorites(club.actor, { list: list.id }, await favoriteLabels(club.actor), 1);
  const cells = JSON.stringify(await Array.fromAsync(rows));
  for (const text of [
    firstPlayer.player.handle,
    "=HYPERLINK(1)",
    "left",
    "Left backs",
    "Moved",
    "Hidden profile",
    "2 rows",
  ])
    expect(cells).toContain(text);
  for (const absent of [hiddenPlayer.player.handle, other.player.handle, firstPlayer.player.fullName])
    expect(cells).not.toContain(absent);
});
