import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { budgetInput } from "../schema";

export const setBudget = command({
  limit: { act: "setBudget", person: byHand },
  by: recruiters,
  input: budgetInput,
  load: async () => null,
  async run({ tx, actor: { recruiterId }, input: { amount: budgetCents, from: budgetFrom, until: budgetUntil } }) {
    await tx.recruiter.update({ where: { id: recruiterId }, data: { budgetCents, budgetFrom, budgetUntil } });
  },
});
