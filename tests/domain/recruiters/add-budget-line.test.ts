import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { addBudgetLine } from "@/lib/recruiters/commands/add-budget-line";
import { budgetMost } from "@/lib/recruiters/schema";
import { aBudgetLine, aLineForm, budgetView, dayFrom } from "../../support/factories/budget";
import { aFavorite } from "../../support/factories/favorites";
import { aMinor, aPlayer, aRecruiter } from "../../support/factories/people";

test("spent amounts reduce the budget, planned ones do not", async () => {
  const { actor } = await aBudgetLine({ amount: "1 250,50", note: "Two seats" });
  await addBudgetLine(actor, aLineForm({ state: "planned", amount: "300", spentOn: dayFrom(3) }));
  const { figures, entries } = await budgetView({ actor });
  expect(figures).toMatchObject({ spentCents: 125_050, monthCents: 125_050, leftCents: 5_000_000 - 125_050 });
  expect(entries.find(({ state }) => state === "spent")).toMatchObject({
    note: "Two seats",
    category: "travel",
    own: true,
  });
});

test.each([
  [{ amount: "0" }, { amount: ["amount_not_positive"] }],
  [{ amount: "-20" }, { amount: ["amount_not_positive"] }],
  [{ amount: "99999999999" }, { amount: ["amount_too_large"] }],
  [{ label: " " }, { label: ["required"] }],
  [{ category: "bribes" }, { category: ["choice_not_offered"] }],
  [{ state: "lost" }, { state: ["choice_not_offered"] }],
  [{ spentOn: "2026-02-30" }, { spentOn: ["date_invalid"] }],
  [{ note: "x".repeat(501) }, { note: ["too_long"] }],
])("%j is refused beside its field", async (over, fields) => {
  const { actor, recruiter } = await aRecruiter();
  await expect(addBudgetLine(actor, aLineForm(over))).rejects.toMatchObject({ fields });
  expect(await db.budgetLine.count({ where: { recruiterId: recruiter.id } })).toBe(0);
});

test("a future date cannot be spent", async () => {
  const { actor } = await aRecruiter();
  const ahead = { spentOn: dayFrom(3) };
  await expect(addBudgetLine(actor, aLineForm(ahead))).rejects.toMatchObject({
    fields: { spentOn: ["budget_day_ahead"] },
  });
  await addBudgetLine(actor, aLineForm({ ...ahead, state: "planned" }));
});

test("a line may be about a saved or contacted player only", async () => {
  const club = await aRecruiter();
  const { player } = await aFavorite(club);
  await addBudgetLine(club.actor, aLineForm({ playerId: player.id }));
  const hidden = await aFavorite(club);
  await db.player.update({ where: { id: hidden.player.id }, data: { status: "hidden" } });
  await expect(addBudgetLine(club.actor, aLineForm({ playerId: hidden.player.id }))).rejects.toMatchObject({
    fields: { playerId: ["choice_not_offered"] },
  });
  const otherPlayer = await aPlayer();
  await expect(addBudgetLine(club.actor, aLineForm({ playerId: otherPlayer.player.id }))).rejects.toMatchObject({
    fields: { playerId: ["choice_not_offered"] },
  });
});

test("an agent's fee cannot be about a minor", async () => {
  const club = await aRecruiter();
  const { player } = await aMinor();
  await db.favorite.create({ data: { recruiterId: club.recruiter.id, playerId: player.id } });
  await expect(addBudgetLine(club.actor, aLineForm({ category: "agents", playerId: player.id }))).rejects.toMatchObject(
    { fields: { playerId: ["agent_fee_for_minor"] } },
  );
  await addBudgetLine(club.actor, aLineForm({ playerId: player.id }));
});

test("the number of lines is limited", async () => {
  const { actor, recruiter } = await aRecruiter();
  const line = { recruiterId: recruiter.id, label: "Train", amountCents: 1, spentOn: new Date() };
  await db.budgetLine.createMany({ data: Array.from({ length: budgetMost.lines }, () => line) });
  await expect(addBudgetLine(actor, aLineForm())).rejects.toMatchObject({ code: "too_many_budget_lines" });
});
