import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { OnlyReads } from "@/components/layout/only-reads";
import { AlertList } from "@/components/search/alert-list";
import { FoundPlayers } from "@/components/search/found-players";
import { NewAlert } from "@/components/search/new-alert";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { memberActor } from "@/lib/entry/session";
import { actsForOrganization } from "@/lib/platform/command/actor";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { mayAskAllOf } from "@/lib/search/policy";
import { searchAccessLevel } from "@/lib/search/queries/access-level";
import { foundPlayers, isListening, ownAlerts } from "@/lib/search/queries/alerts";
import { criteriaWords } from "@/lib/search/queries/criteria-words";
import { listSearches } from "@/lib/search/queries/history";
import { preferredAlerts } from "@/lib/search/queries/preferences";
import { asksNothing } from "@/lib/search/schema/alert";
import { searchQuery } from "@/lib/search/schema/search";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("alerts"))("title"), robots: { index: false } };
}

export default async function OwnAlertsPage() {
  const [actor, t] = [await memberActor("/dashboard/alerts"), await getTranslations("alerts")];
  const locale = await getLocale();
  if (!actor.recruiterId) return redirect({ href: "/dashboard", locale });
  const [alerts, alertedPlayers, searches, preferred, listening, accessLevel, zone] = await Promise.all([
    ownAlerts(actor),
    foundPlayers(actor, locale),
    listSearches(actor),
    preferredAlerts(actor),
    isListening(actor),
    searchAccessLevel(actor),
    readerZone(),
  ]);
  const acts = actsForOrganization(actor);
  const savedQueries = new Set(alerts.map(({ search }) => searchQuery(search)));
  const candidates = [...searches.map(({ search }) => search), ...preferred];
  const searchByQuery = new Map(candidates.map((search) => [searchQuery(search), search]));
  const offered = [...searchByQuery].flatMap(([value, search]) =>
    asksNothing(search) || savedQueries.has(value) ? [] : { value, label: criteriaWords(search, locale) },
  );
  return (
    <div className="wrap">
      <AdminFrame title={t("title")} lead={t("lead")} back={{ href: "/dashboard" }}>
        {!listening && <Notice>{t("quiet")}</Notice>}
        {alerts.length === 0 ? (
          <EmptyState drawing="offside" as="h2" title={t("empty")} hint={t("emptyHint")} />
        ) : (
          <AlertList
            acts={acts}
            alerts={alerts.map((alert) => ({
              ...alert,
              waits: listening && !mayAskAllOf(actor, alert.search, accessLevel),
            }))}
          />
        )}
        <div className="page-columns">
          <div className="page-column">
            <FoundPlayers foundPlayers={alertedPlayers} zone={zone} />
          </div>
          <div className="page-column">{acts ? <NewAlert searches={offered} /> : <OnlyReads />}</div>
        </div>
      </AdminFrame>
    </div>
  );
}
