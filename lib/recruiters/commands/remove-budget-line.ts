import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { budgetLineToChange } from "../queries/budget-line";
import { budgetLineNamed } from "../schema";

export const removeBudgetLine = command({
  limit: { act: "removeBudgetLine", person: byHand },
  by: recruiters,
  input: budgetLineNamed,
  load: budgetLineToChange,
  async run({ tx, subject: { id } }) {
    await tx.budgetLine.delete({ where: { id } });
  },
});
