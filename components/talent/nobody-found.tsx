import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import type { Widened } from "@/lib/talent/queries/widen";
import { type Search, searchQuery } from "@/lib/talent/schema/search";
import { useFilters } from "./filters";

/** No search ends without a next step: each criterion that alone stands in the way, with what is behind it. */
export function NobodyFound({ search, widened }: { search: Search; widened: Widened }) {
  const t = useTranslations("talent.nobody");
  const steps = useFilters(search).flatMap((filter) => {
    const count = widened[filter.key] ?? 0;
    return count > 0 ? [{ ...filter, count }] : [];
  });
  return (
    <EmptyState drawing="offside" as="h2" title={t("title")} hint={t(steps.length > 0 ? "hint" : "hintAll")}>
      <div className="flex flex-wrap items-center gap-3">
        {steps.map(({ words, bare = words, rest, count }) => (
          <LinkButton key={words} small href={`/players${searchQuery(rest)}`}>
            {t("without", { filter: bare, count })}
          </LinkButton>
        ))}
        <LinkButton small variant="bare" href="/players">
          {t("everyone")}
        </LinkButton>
      </div>
    </EmptyState>
  );
}
