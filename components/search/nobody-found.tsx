import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import type { RelaxedCriteria } from "@/lib/search/queries/relax-criteria";
import { type Search, searchQuery } from "@/lib/search/schema/search";
import { useFilters } from "./filters";

type Props = {
  search: Search;
  widened: RelaxedCriteria;
  /** True if the search can be saved, so that an alert reports the first match. */
  keeps: boolean;
};

/** Offers the searches that leave out one criterion each, with their numbers of results. */
export function NobodyFound({ search, widened: relaxedSearches, keeps: maySaveSearch }: Props) {
  const t = useTranslations("search.nobody");
  const steps = useFilters(search)
    .flatMap((filter) => ({ ...filter, count: relaxedSearches[filter.key] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return (
    <EmptyState drawing="offside" as="h2" title={t("title")} hint={t(steps.length > 0 ? "hint" : "hintAll")}>
      <div className="flex flex-wrap items-center gap-3">
        {steps.map(({ words: criterionText, bare = criterionText, rest: otherSearch, count }, index) => (
          <LinkButton
            key={criterionText}
            small
            variant={index === 0 ? "go" : "outline"}
            href={`/players${searchQuery(otherSearch)}`}
          >
            {t("without", { filter: bare, count })}
          </LinkButton>
        ))}
        <LinkButton small variant="bare" href="/players">
          {t("everyone")}
        </LinkButton>
        {maySaveSearch && (
          <a className={buttonClass({ variant: "bare", small: true })} href="#keep-search">
            {t("tell")}
          </a>
        )}
      </div>
    </EmptyState>
  );
}
