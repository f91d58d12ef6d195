import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { BudgetPage } from "@/components/recruiters/budget/budget-page";
import { ownCommissions } from "@/lib/billing/queries/commissions";
import { budgetNames, budgetPlayers } from "@/lib/contacts/queries/budget-players";
import { memberActor } from "@/lib/entry/session";
import { now } from "@/lib/platform/clock";
import { redirect } from "@/lib/platform/i18n/navigation";
import { budgetOf, readMonth } from "@/lib/recruiters/queries/budget";
import { ownBudgetLine } from "@/lib/recruiters/queries/budget-line";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("budget"))("title"), robots: { index: false } };
}

export default async function OwnBudgetPage({ searchParams }: PageProps<"/[locale]/dashboard/budget">) {
  const [actor, query] = [await memberActor("/dashboard/budget"), await searchParams];
  const [budget, players, line, commissions] = await Promise.all([
    budgetOf(actor, readMonth(query.month)),
    budgetPlayers(actor),
    ownBudgetLine(actor, query.line),
    ownCommissions(actor),
  ]);
  if (!budget) return redirect({ href: "/dashboard", locale: await getLocale() });
  const names = await budgetNames(actor, [...budget.entries, ...commissions, ...(line ? [line] : [])]);
  const today = now().toISOString().slice(0, 10);
  return (
    <BudgetPage budget={budget} commissions={commissions} players={players} names={names} line={line} today={today} />
  );
}
