import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { SearchHistory } from "@/components/site/dashboard/search-history";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { Pagination } from "@/components/ui/pagination";
import { memberActor } from "@/lib/entry/session";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { searchesFrom } from "@/lib/search/queries/history";

const path = "/dashboard/searches";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("dashboard"))("searchHistory"), robots: { index: false } };
}

export default async function OwnSearchesPage({ searchParams }: PageProps<"/[locale]/dashboard/searches">) {
  const [actor, query, t] = [await memberActor(path), await searchParams, await getTranslations("dashboard")];
  if (!actor.recruiterId) return redirect({ href: "/dashboard", locale: await getLocale() });
  const after = [query.after ?? []].flat()[0];
  const { rows, next } = await searchesFrom(actor, after);
  return (
    <div className="wrap">
      <AdminFrame title={t("searchHistory")} lead={t("searchesLead")} back={{ href: "/dashboard" }}>
        <SearchHistory searches={rows} zone={await readerZone()} whole />
        <Pagination first={after ? path : null} next={next && `${path}?after=${next}`} />
      </AdminFrame>
    </div>
  );
}
