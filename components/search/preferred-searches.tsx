import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { Link } from "@/lib/platform/i18n/navigation";
import type { SearchResult } from "@/lib/search/queries/search";
import { searchQuery, without } from "@/lib/search/schema/search";
import { useSearchWords } from "./filters";

type Props = { result: SearchResult };

/** Searches made of the recruiter's preferences, one per sport, to start with. */
export function FirstSearches({ result: { start } }: Props) {
  const t = useTranslations("search.facets");
  const words = useSearchWords();
  const [first, second] = start;
  if (!first) return null;
  return (
    <p className="flex flex-wrap items-center gap-3 border-s-[3px] border-flag ps-3 text-sm">
      <span>
        {t("start")} <bdi>{words.line(second ? without(first, "sport") : first)}</bdi>
      </span>
      {start.map((search) => (
        <LinkButton key={searchQuery(search)} small href={`/players${searchQuery(search)}`}>
          {second ? words.line({ sport: search.sport }) : t("startNow")}
        </LinkButton>
      ))}
    </p>
  );
}

/** The current search, or the preferences on a page without criteria, near each preferred city. */
export function NearbySearches({ result: { nearby } }: Props) {
  const t = useTranslations("search.facets");
  const words = useSearchWords();
  if (nearby.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="text-ink-2">{t("nearby")}</span>
      {nearby.map((search) => (
        <Link
          key={searchQuery(search)}
          href={`/players${searchQuery(search)}`}
          className="inline-flex min-h-6 items-center font-medium"
        >
          {words.line({ place: search.place })}
        </Link>
      ))}
    </p>
  );
}
