import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { editEsportProfile } from "@/lib/players/commands/edit-esport-profile";
import { anEsportForm, anEsportPlayer } from "../../support/factories/esport";
import { aPerson } from "../../support/factories/people";

const read = (id: string) => db.esportPlayer.findUniqueOrThrow({ where: { id } });

test("changes apply at once; the handle stays", async () => {
  const { actor, player } = await anEsportPlayer();
  await editEsportProfile(actor, anEsportForm({ gameRole: "valorant.sniper", secondRole: "", team: "" }));
  const after = await read(player.id);
  expect(after).toMatchObject({ game: "valorant", role: "sniper", secondRole: null, team: null });
  expect(after.handle).toBe(player.handle);
});

test("editing a profile that was taken down shows it again; a hidden one stays hidden", async () => {
  const { actor, player } = await anEsportPlayer();
  await editEsportProfile(actor, anEsportForm());
  await db.esportPlayer.update({ where: { id: player.id }, data: { status: "taken_down" } });
  await editEsportProfile(actor, anEsportForm());
  expect((await read(player.id)).status).toBe("taken_down");
  await editEsportProfile(actor, anEsportForm({ results: "" }));
  expect((await read(player.id)).status).toBe("shown");
  await db.esportPlayer.update({ where: { id: player.id }, data: { status: "hidden" } });
  await editEsportProfile(actor, anEsportForm());
  expect((await read(player.id)).status).toBe("hidden");
});

test("a user without a profile cannot edit one", async () => {
  await expect(editEsportProfile(await aPerson(), anEsportForm())).rejects.toMatchObject({ code: "not_found" });
});
