import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import type { Found } from "@/lib/search/queries/search";
import { type Search, searchQuery, without } from "@/lib/search/schema/search";
import { useSearchWords } from "./filters";

/** Searches made of the recruiter's preferences: one per sport to start with, then the current one near each preferred city. */
export function PreferredSearches({ found: { start, nearby } }: { found: Found }) {
  const t = useTranslations("talent.facets");
  const words = useSearchWords();
  const [first, second] = start;
  if (first)
    return (
      <Suggestions
        lead={t("start")}
        line={words.line(second ? without(first, "sport") : first)}
        searches={start}
        label={(search) => (second ? words.line({ sport: search.sport }) : t("startNow"))}
      />
    );
  return nearby.length === 0 ? null : (
    <Suggestions lead={t("nearby")} searches={nearby} label={({ place }) => words.line({ place })} />
  );
}

type Props = { lead: string; line?: string; searches: readonly Search[]; label: (search: Search) => string };

const Suggestions = ({ lead, line, searches, label }: Props) => (
  <p className="flex flex-wrap items-center gap-3 border-s-[3px] border-flag ps-3 text-sm">
    <span>
      {lead} {line && <bdi>{line}</bdi>}
    </span>
    {searches.map((search) => (
      <LinkButton key={searchQuery(search)} small href={`/players${searchQuery(search)}`}>
        {label(search)}
      </LinkButton>
    ))}
  </p>
);
