import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { wayFor } from "@/components/admin/desks";
import { ContractList, MatchList } from "@/components/admin/match-list";
import { readDesk } from "@/lib/core/desk";
import { redirect } from "@/lib/core/i18n/navigation";
import { listContracts, listMatches } from "@/lib/reports/queries/matches";
import { matchChoices } from "@/lib/reports/schema";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("matches"), robots: { index: false } };
}

export default async function AdminMatchesPage({ searchParams }: PageProps<"/[locale]/admin/matches">) {
  const [actor, t] = [await currentActor(), await getTranslations("admin")];
  const search = readDesk(matchChoices, await searchParams);
  const [matches, contracts] = search.list
    ? [null, await listContracts(actor, search)]
    : [await listMatches(actor, search), null];
  if (!matches && !contracts) return redirect({ href: wayFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("matches")}>
      {matches && <MatchList search={search} {...matches} />}
      {contracts && <ContractList search={search} {...contracts} />}
    </AdminFrame>
  );
}
