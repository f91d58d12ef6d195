import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import type { RelaxedCriteria } from "@/lib/search/queries/relax-criteria";
import { type Search, searchQuery } from "@/lib/search/schema/search";
import { useFilters } from "./filters";

type Props = {
  search: Search;
  widened: RelaxedCriteria | null;
  /** True if the search can be saved, so that an alert reports the first match. */
  keeps: boolean;
};

/** Offers a wider distance and the searches that leave out one criterion each, with their numbers of results. */
export function NobodyFound({ search, widened: relaxed, keeps: maySaveSearch }: Props) {
  const t = useTranslations("search.nobody");
  const steps = useFilters(search)
    .flatMap((filter) => ({ ...filter, count: relaxed?.without[filter.key] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const within = relaxed?.within;
  const hasStep = within || steps.length > 0;
  return (
    <EmptyState drawing="offside" as="h2" title={t("title")} hint={t(hasStep ? "hint" : "hintAll")}>
      <div className="flex flex-wrap items-center gap-3">
        {within && (
          <LinkButton small variant="go" href={`/players${searchQuery({ ...search, place: within.place })}`}>
            {t("within", { km: within.place.km, count: within.count })}
          </LinkButton>
        )}
        {steps.map(({ words: criterionText, bare = criterionText, rest: otherSearch, count }, index) => (
          <LinkButton
            key={criterionText}
            small
            variant={index === 0 && !within ? "go" : "outline"}
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
