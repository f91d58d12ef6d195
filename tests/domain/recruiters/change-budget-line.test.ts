import { expect, test } from "vitest";
import { changeBudgetLine } from "@/lib/recruiters/commands/change-budget-line";
import { aBudgetLine, aLineForm, budgetView, dayFrom } from "../../support/mint/budget";
import { aRecruiter } from "../../support/mint/factories";

test("what was planned becomes spent, at what it came to", async () => {
  const { actor, lineId } = await aBudgetLine({ state: "planned", amount: "300", spentOn: dayFrom(20) });
  expect((await budgetView({ actor })).figures.spentCents).toBe(0);
  await changeBudgetLine(actor, aLineForm({ lineId, amount: "310.20" }));
  const { figures, entries } = await budgetView({ actor });
  expect(figures).toMatchObject({ spentCents: 31_020, plannedCents: 0 });
  expect(entries).toHaveLength(1);
});

test("it is refused like a new one, and stays as it was", async () => {
  const { actor, lineId } = await aBudgetLine({ amount: "120" });
  const ahead = aLineForm({ lineId, spentOn: dayFrom(9) });
  await expect(changeBudgetLine(actor, ahead)).rejects.toMatchObject({ fields: { spentOn: ["budget_day_ahead"] } });
  await expect(changeBudgetLine(actor, aLineForm({ lineId, amount: "-1" }))).rejects.toMatchObject({ code: "invalid" });
  expect((await budgetView({ actor })).figures.spentCents).toBe(12_000);
});

test("somebody else's line is not there", async () => {
  const { lineId } = await aBudgetLine();
  const other = await aRecruiter();
  await expect(changeBudgetLine(other.actor, aLineForm({ lineId }))).rejects.toMatchObject({ code: "not_found" });
});
