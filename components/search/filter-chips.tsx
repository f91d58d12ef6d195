import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";
import { type Search, searchQuery } from "@/lib/search/schema/search";
import { useFilters } from "./filters";

/** Active filters; a click removes one. */
export function FilterChips({ search }: { search: Search }) {
  const t = useTranslations("search.filter");
  const common = useTranslations("common");
  const filters = useFilters(search);
  if (filters.length === 0) return null;
  return (
    <ul
      className="flex gap-2 max-lg:-mx-(--margin) max-lg:overflow-x-auto max-lg:px-(--margin) lg:flex-wrap lg:gap-1.5"
      aria-label={common("filters")}
    >
      {filters.map(({ key, words: filterText, optional: isOptional, needed, rest: otherSearch }) => (
        <li key={key} className="flex-none">
          <Link
            className="chip lg:min-h-7 lg:px-2 lg:text-xs"
            {...(!isOptional && !needed && { "data-on": "" })}
            href={`/players${searchQuery(otherSearch)}`}
            aria-label={t("remove", { filter: filterText })}
          >
            <bdi>
              {needed
                ? t("needed", { words: filterText })
                : isOptional
                  ? t("optional", { words: filterText })
                  : filterText}
            </bdi>
            <Icon name="close" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
