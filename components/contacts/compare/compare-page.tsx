import { useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import type { ComparedPlayer } from "@/lib/contacts/queries/compared";
import { mostCompared } from "@/lib/contacts/schema/requests";
import { isOneSport } from "@/lib/sports/schema/compared-rows";
import { CompareTable } from "./compare-table";

/** `more` is true if more players were chosen than can be compared at once. */
export function ComparePage({ players, more: hasMore }: { players: ComparedPlayer[]; more: boolean }) {
  const t = useTranslations("contacts.compare");
  const favorites = useTranslations("contacts.favorites");
  return (
    <div className="wrap">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 pt-6 pb-section">
        <header className="grid justify-items-start gap-2">
          <BackLink href="/favorites" label={favorites("title")} />
          <h1 className="text-display-s">{t("title")}</h1>
          {players.length > 0 && <p className="small soft max-w-160">{t("lead")}</p>}
        </header>
        {players.length === 0 ? (
          <EmptyState drawing="bench" title={t("nobody")} hint={t("nobodyHint")} as="h2">
            <LinkButton variant="go" href="/favorites">
              {favorites("title")}
            </LinkButton>
          </EmptyState>
        ) : (
          <>
            {hasMore && <Notice>{t("more", { most: mostCompared })}</Notice>}
            {!isOneSport(players) && <Notice>{t("sports")}</Notice>}
            <CompareTable players={players} />
            {players.some(({ claims }) => claims === null) && <Closed />}
          </>
        )}
      </div>
    </div>
  );
}

function Closed() {
  const t = useTranslations("contacts.compare");
  return (
    <section className="grid justify-items-start gap-3 border border-dashed border-line-2 p-6 print:hidden">
      <h2 className="heading-xl">{t("closedTitle")}</h2>
      <p className="small soft max-w-160">{t("closed")}</p>
      <LinkButton variant="go" href="/dashboard">
        {t("whatIsMissing")}
      </LinkButton>
    </section>
  );
}
