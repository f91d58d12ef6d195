import { now } from "@/lib/platform/clock";
import { addBudgetLine } from "@/lib/recruiters/commands/add-budget-line";
import { budgetOf } from "@/lib/recruiters/queries/budget";
import { aRecruiter } from "./people";

type Club = Awaited<ReturnType<typeof aRecruiter>>;

/** The date so many days from now, in the format of a form. */
export const dayFrom = (days: number) => new Date(now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

export const aLineForm = (over: object = {}) => ({
  label: "Train to the trial",
  category: "travel",
  state: "spent",
  amount: "120",
  spentOn: dayFrom(0),
  note: "",
  playerId: "",
  ...over,
});

export async function aBudgetLine(over: object = {}, existingClub?: Club) {
  const club = existingClub ?? (await aRecruiter());
  return { ...(await addBudgetLine(club.actor, aLineForm(over))), ...club };
}

/** The budget as its owner sees it. */
export async function budgetView({ actor }: Pick<Club, "actor">, month: Date | null = null) {
  const budget = await budgetOf(actor, month);
  if (!budget) throw new Error("a recruiter has a budget");
  return budget;
}
