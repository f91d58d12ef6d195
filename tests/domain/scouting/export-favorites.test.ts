import { expect, test } from "vitest";
import { exportedFavorites } from "@/lib/own-exports";
import { db } from "@/lib/platform/db/db";
import { exportFavorites } from "@/lib/scouting/commands/export-favorites";
import { putInLists } from "@/lib/scouting/commands/put-in-lists";
import { favoriteLabels } from "@/lib/scouting/queries/favorites";
import { aPlayer, aRecruiter } from "../../support/mint/factories";
import { aFavorite, aFavoriteList } from "../../support/mint/favorites";

test("exporting favorites is rate limited and recorded", async () => {
  const { actor, user } = await aRecruiter();
  await exportFavorites(actor, { format: "xlsx" });
  const noted = await db.fact.findMany({ where: { type: "list.exported", actorId: user.id } });
  expect(noted).toMatchObject([{ data: { list: "favorites", format: "xlsx" } }]);
  await expect(exportFavorites(actor, { format: "exe" })).rejects.toMatchObject({ code: "invalid" });
  await expect(exportFavorites((await aPlayer()).actor, { format: "csv" })).rejects.toMatchObject({
    code: "recruiters_only",
  });
});

test("the export has all rows of its address, with only own notes for invisible players", async () => {
  const club = await aRecruiter();
  const [one, gone, other] = [
    await aFavorite(club, { note: "=HYPERLINK(1)", tags: ["left"] }),
    await aFavorite(club, { note: "Moved" }),
    await aFavorite(club),
  ];
  const list = await aFavoriteList(club, "Left backs");
  await putInLists(club.actor, { player: [one.player.id, gone.player.id], lists: list.id });
  await db.player.update({ where: { id: gone.player.id }, data: { status: "hidden" } });
  const { rows } = exportedFavorites(club.actor, { list: list.id }, await favoriteLabels(club.actor), 1);
  const cells = JSON.stringify(await Array.fromAsync(rows));
  for (const there of [
    one.player.handle,
    "=HYPERLINK(1)",
    "left",
    "Left backs",
    "Moved",
    "No longer visible",
    "2 rows",
  ])
    expect(cells).toContain(there);
  for (const absent of [gone.player.handle, other.player.handle, one.player.fullName])
    expect(cells).not.toContain(absent);
});
