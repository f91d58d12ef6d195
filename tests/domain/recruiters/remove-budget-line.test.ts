import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { removeBudgetLine } from "@/lib/recruiters/commands/remove-budget-line";
import { eraseRecruiter } from "@/lib/recruiters/handlers";
import { aBudgetLine, budgetView } from "../../support/factories/budget";
import { aRecruiter } from "../../support/factories/people";

test("a removed budget line no longer counts", async () => {
  const { actor, lineId } = await aBudgetLine();
  await removeBudgetLine(actor, { lineId });
  const { figures, entries } = await budgetView({ actor });
  expect([figures.spentCents, entries]).toEqual([0, []]);
  await expect(removeBudgetLine(actor, { lineId })).rejects.toMatchObject({ code: "not_found" });
});

test("another organization's line is not found and stays", async () => {
  const { lineId } = await aBudgetLine();
  const other = await aRecruiter();
  await expect(removeBudgetLine(other.actor, { lineId })).rejects.toMatchObject({ code: "not_found" });
  expect(await db.budgetLine.count({ where: { id: lineId } })).toBe(1);
});

test("deleting an account deletes its lines only", async () => {
  const [removedLine, stays] = [await aBudgetLine(), await aBudgetLine()];
  const erased = { data: { userId: removedLine.user.id } } as Parameters<typeof eraseRecruiter>[1];
  await db.$transaction((tx) => eraseRecruiter(tx, erased));
  const budgetLines = await db.budgetLine.findMany({ where: { id: { in: [removedLine.lineId, stays.lineId] } } });
  expect(budgetLines).toMatchObject([{ id: stays.lineId }]);
});
