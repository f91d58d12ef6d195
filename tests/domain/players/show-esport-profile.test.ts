import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { showEsportProfile } from "@/lib/players/commands/show-esport-profile";
import { listEsportPlayers, publicEsportPlayer } from "@/lib/players/queries/public-esport";
import { anEsportPlayer } from "../../support/factories/esport";

const listed = async (id: string) =>
  (await listEsportPlayers({ game: "iracing" })).players.some((each) => each.id === id);

test("a hidden profile is on no list and no page; shown again, on both", async () => {
  const { actor, player } = await anEsportPlayer({ game: "iracing", role: "sprint_driver" });
  expect(await listed(player.id)).toBe(true);
  await showEsportProfile(actor, { shown: "no" });
  expect([await listed(player.id), await publicEsportPlayer(player.id)]).toEqual([false, null]);
  await showEsportProfile(actor, { shown: "yes" });
  expect(await listed(player.id)).toBe(true);
});

test("the owner cannot show a profile that was taken down", async () => {
  const { actor, player } = await anEsportPlayer({ status: "taken_down" });
  await expect(showEsportProfile(actor, { shown: "yes" })).rejects.toMatchObject({ code: "profile_taken_down" });
  expect(await db.esportPlayer.findUnique({ where: { id: player.id } })).toMatchObject({ status: "taken_down" });
});
