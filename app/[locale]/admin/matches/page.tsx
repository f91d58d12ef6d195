import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { redirectFor } from "@/components/admin/desks";
import { ContractList, MatchList } from "@/components/admin/match-list";
import { ScoreBalance } from "@/components/matching/score-balance";
import { scoreImpact } from "@/lib/matching/queries/impact";
import { isStaff } from "@/lib/platform/command/actor";
import { readDesk } from "@/lib/platform/http/desk";
import { redirect } from "@/lib/platform/i18n/navigation";
import { listContracts, listMatches } from "@/lib/reports/queries/matches";
import { matchChoices } from "@/lib/reports/schema";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("matches"), robots: { index: false } };
}

export default async function AdminMatchesPage({ searchParams }: PageProps<"/[locale]/admin/matches">) {
  const [actor, t] = [await currentActor(), await getTranslations("admin")];
  const search = readDesk(matchChoices, await searchParams);
  const [matches, contracts, impact] = search.list
    ? ([null, await listContracts(actor, search), null] as const)
    : await Promise.all([listMatches(actor, search), null, scoreImpact(actor)]);
  if (!matches && !contracts) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  const opensPeople = isStaff(actor, "accounts");
  return (
    <AdminFrame title={t("matches")}>
      {matches && <MatchList {...{ search, opensPeople }} {...matches} />}
      {impact && <ScoreBalance impact={impact} />}
      {contracts && <ContractList {...{ search, opensPeople }} {...contracts} />}
    </AdminFrame>
  );
}
