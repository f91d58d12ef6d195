import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ScoreBalance } from "@/components/pipeline/needs/score-balance";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { ContractList, MatchList } from "@/components/trust/admin/match-list";
import { redirectFor } from "@/components/trust/admin/sections";
import { currentActor } from "@/lib/entry/session";
import { scoreImpact } from "@/lib/pipeline/queries/impact";
import { isStaff } from "@/lib/platform/command/actor";
import { readListSearch } from "@/lib/platform/http/list-search";
import { redirect } from "@/lib/platform/i18n/navigation";
import { listContracts, listMatches } from "@/lib/trust/queries/matches";
import { matchChoices } from "@/lib/trust/schema/reports";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("matches"), robots: { index: false } };
}

export default async function AdminMatchesPage({ searchParams }: PageProps<"/[locale]/admin/matches">) {
  const [actor, t] = [await currentActor(), await getTranslations("admin")];
  const search = readListSearch(matchChoices, await searchParams);
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
