import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import type { Widened } from "@/lib/search/queries/widen";
import { type Search, searchQuery } from "@/lib/search/schema/search";
import { useFilters } from "./filters";

type Props = {
  search: Search;
  widened: Widened;
  /** Whether this search can be kept above the list, to be told of the first who fits. */
  keeps: boolean;
};

/** No search ends without a next step: each criterion that alone stands in the way, the dearest first, with what is behind it. */
export function NobodyFound({ search, widened, keeps }: Props) {
  const t = useTranslations("talent.nobody");
  const steps = useFilters(search)
    .flatMap((filter) => ({ ...filter, count: widened[filter.key] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  return (
    <EmptyState drawing="offside" as="h2" title={t("title")} hint={t(steps.length > 0 ? "hint" : "hintAll")}>
      <div className="flex flex-wrap items-center gap-3">
        {steps.map(({ words, bare = words, rest, count }, nth) => (
          <LinkButton key={words} small variant={nth === 0 ? "go" : "outline"} href={`/players${searchQuery(rest)}`}>
            {t("without", { filter: bare, count })}
          </LinkButton>
        ))}
        <LinkButton small variant="bare" href="/players">
          {t("everyone")}
        </LinkButton>
        {keeps && (
          <a className={buttonClass({ variant: "bare", small: true })} href="#keep-search">
            {t("tell")}
          </a>
        )}
      </div>
    </EmptyState>
  );
}
