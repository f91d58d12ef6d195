import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { budgetLineToChange, checkBudgetLine } from "../queries/budget-line";
import { budgetLineChange } from "../schema";

export const changeBudgetLine = command({
  limit: { act: "changeBudgetLine", person: byHand },
  by: recruiters,
  input: budgetLineChange,
  async load(tx, input, actor) {
    const line = await budgetLineToChange(tx, input, actor);
    await checkBudgetLine(tx, input, actor, line);
    return line;
  },
  async run({ tx, input: { lineId: _id, amount: amountCents, ...line }, subject: { id } }) {
    await tx.budgetLine.update({ where: { id }, data: { ...line, amountCents } });
    return { lineId: id };
  },
});
