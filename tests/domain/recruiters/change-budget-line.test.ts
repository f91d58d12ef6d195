import { expect, test } from "vitest";
import { budgetNames, budgetPlayers } from "@/lib/contacts/queries/budget-players";
import { db } from "@/lib/platform/db/db";
import { changeBudgetLine } from "@/lib/recruiters/commands/change-budget-line";
import { aBudgetLine, aLineForm, budgetView, dayFrom } from "../../support/factories/budget";
import { aFavorite } from "../../support/factories/favorites";
import { aMinor, aRecruiter } from "../../support/factories/people";

test("a planned line becomes spent with its final amount", async () => {
  const { actor, lineId } = await aBudgetLine({ state: "planned", amount: "300", spentOn: dayFrom(20) });
  expect((await budgetView({ actor })).figures.spentCents).toBe(0);
  await changeBudgetLine(actor, aLineForm({ lineId, amount: "310.20" }));
  const { figures, entries } = await budgetView({ actor });
  expect(figures).toMatchObject({ spentCents: 31_020, plannedCents: 0 });
  expect(entries).toHaveLength(1);
});

test("an invalid change is refused like a new line and changes nothing", async () => {
  const { actor, lineId } = await aBudgetLine({ amount: "120" });
  const ahead = aLineForm({ lineId, spentOn: dayFrom(9) });
  await expect(changeBudgetLine(actor, ahead)).rejects.toMatchObject({ fields: { spentOn: ["budget_day_ahead"] } });
  await expect(changeBudgetLine(actor, aLineForm({ lineId, amount: "-1" }))).rejects.toMatchObject({ code: "invalid" });
  expect((await budgetView({ actor })).figures.spentCents).toBe(12_000);
});

test("another organization's line is not found", async () => {
  const { lineId } = await aBudgetLine();
  const other = await aRecruiter();
  await expect(changeBudgetLine(other.actor, aLineForm({ lineId }))).rejects.toMatchObject({ code: "not_found" });
});

test("a line keeps its player, even if hidden or no longer a favorite; a new one must be selectable", async () => {
  const club = await aRecruiter();
  const { player } = await aFavorite(club);
  const { lineId } = await aBudgetLine({ playerId: player.id }, club);
  await db.favorite.deleteMany({ where: { playerId: player.id } });
  const playerIdOfLine = async () => (await db.budgetLine.findUniqueOrThrow({ where: { id: lineId } })).playerId;
  const change = (over: object) => changeBudgetLine(club.actor, aLineForm({ lineId, playerId: player.id, ...over }));
  const named = async () => (await budgetNames(club.actor, [{ playerId: player.id }])).get(player.id);
  await change({ amount: "130" });
  expect([await playerIdOfLine(), await named(), await budgetPlayers(club.actor)]).toEqual([
    player.id,
    player.handle,
    [],
  ]);
  await db.player.update({ where: { id: player.id }, data: { status: "hidden" } });
  await change({ amount: "140" });
  expect([await playerIdOfLine(), await named()]).toEqual([player.id, undefined]);
  await change({ playerId: "" });
  await expect(change({})).rejects.toMatchObject({ fields: { playerId: ["choice_not_offered"] } });
});

test("a line about a minor cannot become an agent's fee", async () => {
  const club = await aRecruiter();
  const { player } = await aMinor();
  await db.favorite.create({ data: { recruiterId: club.recruiter.id, playerId: player.id } });
  const { lineId } = await aBudgetLine({ playerId: player.id }, club);
  const fee = aLineForm({ lineId, category: "agents", playerId: player.id });
  await expect(changeBudgetLine(club.actor, fee)).rejects.toMatchObject({
    fields: { playerId: ["agent_fee_for_minor"] },
  });
});
