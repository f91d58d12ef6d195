import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { BudgetPage } from "@/components/budget/budget-page";
import { now } from "@/lib/core/clock";
import { redirect } from "@/lib/core/i18n/navigation";
import { askedMonth, budgetOf } from "@/lib/recruiters/queries/budget";
import { ownBudgetLine } from "@/lib/recruiters/queries/budget-line";
import { budgetPlayers } from "@/lib/scouting/queries/budget-players";
import { memberActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("budget"))("title"), robots: { index: false } };
}

export default async function OwnBudgetPage({ searchParams }: PageProps<"/[locale]/dashboard/budget">) {
  const [actor, asked] = [await memberActor("/dashboard/budget"), await searchParams];
  const [budget, players, line] = await Promise.all([
    budgetOf(actor, askedMonth(asked.month)),
    budgetPlayers(actor),
    ownBudgetLine(actor, asked.line),
  ]);
  if (!budget) return redirect({ href: "/dashboard", locale: await getLocale() });
  return <BudgetPage budget={budget} players={players} line={line} today={now().toISOString().slice(0, 10)} />;
}
