import { expect, test } from "vitest";
import { exportedBudget } from "@/lib/entry/own-exports";
import { db } from "@/lib/platform/db/db";
import { exportBudget } from "@/lib/recruiters/commands/export-budget";
import { aBudgetLine, aLineForm, budgetView } from "../../support/factories/budget";
import { aPlayer } from "../../support/factories/people";
import { aColleague } from "../../support/factories/team";

test("the export has the rows of the page in euros, and the export is recorded", async () => {
  const club = await aBudgetLine({ amount: "1 250,50", label: "=1+1" });
  await db.payment.create({
    data: {
      id: `pi_${club.lineId}`,
      recruiterId: club.recruiter.id,
      kind: "credit",
      amountCents: 4_900,
      refundedCents: 900,
      paidAt: new Date(),
      readAt: new Date(),
    },
  });
  await exportBudget(club.actor, { format: "csv" });
  const rows: (readonly unknown[])[] = [];
  for await (const row of exportedBudget({ ...club.actor, locale: "en" }, undefined).rows) rows.push(row);
  const { entries } = await budgetView(club);
  expect(rows.slice(1, -1).map(([id]) => id)).toEqual(entries.map(({ id }) => id));
  expect(rows.slice(1, -1).map((row) => row[4])).toEqual(expect.arrayContaining([1250.5, 40]));
  expect(await db.domainEvent.count({ where: { type: "list.exported", actorId: club.user.id } })).toBe(1);
});

test("only organizations can export, in a known format", async () => {
  const { actor } = await aBudgetLine(aLineForm());
  await expect(exportBudget(actor, { format: "exe" })).rejects.toMatchObject({ code: "invalid" });
  await expect(exportBudget((await aPlayer()).actor, { format: "csv" })).rejects.toMatchObject({
    code: "recruiters_only",
  });
});

test("a reader may export the budget", async () => {
  const club = await aBudgetLine(aLineForm());
  const reader = await aColleague(club, "reader");
  await exportBudget(reader.actor, { format: "csv" });
  expect(await db.domainEvent.count({ where: { type: "list.exported", actorId: reader.userId } })).toBe(1);
});
