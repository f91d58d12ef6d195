import { useFormatter, useTranslations } from "next-intl";
import { SearchWords } from "@/components/search/search-words";
import { Block } from "@/components/ui/block";
import { buttonClass } from "@/components/ui/button-class";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { momentIn } from "@/lib/platform/i18n/formats";
import { Link } from "@/lib/platform/i18n/navigation";
import type { listSearches } from "@/lib/search/queries/history";
import { searchQuery } from "@/lib/search/schema/search";

type Searches = Awaited<ReturnType<typeof listSearches>>;

type Props = {
  searches: Searches;
  zone: string | null;
  /** True on a page of its own, which lists all searches. */
  whole?: boolean;
};

export function SearchHistory({ searches, zone, whole: isFull = false }: Props) {
  const t = useTranslations("dashboard");
  const common = useTranslations("common");
  const format = useFormatter();
  const list =
    searches.length === 0 ? (
      <EmptyState drawing="offside" title={t("noSearch")}>
        <LinkButton small href="/players">
          {common("findPlayers")}
        </LinkButton>
      </EmptyState>
    ) : (
      <ul className="list">
        {searches.map(({ id, search, resultsCount, searchedAt }) => (
          <li key={id}>
            <span>
              <b>
                <SearchWords search={search} />
              </b>
              <small>{`${t("results", { count: resultsCount })} · ${format.dateTime(searchedAt, momentIn(zone))}`}</small>
            </span>
            <Link className={buttonClass({ variant: "quiet", small: true })} href={`/players${searchQuery(search)}`}>
              {t("runAgain")}
            </Link>
          </li>
        ))}
      </ul>
    );
  if (isFull) return <section className="block">{list}</section>;
  return (
    <Block
      name="searches"
      title={t("searchHistory")}
      {...(searches.length > 0 && { more: ["/dashboard/searches", t("allSearches")] as const })}
    >
      {list}
    </Block>
  );
}
