import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayAddBudgetLine } from "../policy";
import { checkBudgetLine } from "../queries/budget-line";
import { budgetLineInput } from "../schema";

export const addBudgetLine = command({
  limit: { act: "addBudgetLine", person: byHand },
  by: recruiters,
  input: budgetLineInput,
  async load(tx, line, actor) {
    await tx.$queryRaw`select id from recruiters where id = ${actor.recruiterId}::uuid for no key update`;
    await checkBudgetLine(tx, line, actor);
    return { kept: await tx.budgetLine.count({ where: { recruiterId: actor.recruiterId } }) };
  },
  allow: mayAddBudgetLine,
  async run({ tx, actor: { recruiterId }, input: { amount: amountCents, ...line } }) {
    const { id: lineId } = await tx.budgetLine.create({
      data: { ...line, amountCents, recruiterId },
      select: { id: true },
    });
    return { lineId };
  },
});
