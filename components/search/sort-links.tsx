import { useTranslations } from "next-intl";
import { Link } from "@/lib/platform/i18n/navigation";
import { optionalConditionsOf, ranks, type Search, searchQuery, sorts } from "@/lib/search/schema/search";

/** Order of the results: by optional criteria met, newest or nearest first. */
export function SortLinks({ search }: { search: Search }) {
  const t = useTranslations("search.sort");
  const now = ranks(search);
  const possible = sorts.filter(
    (sort) => (sort !== "fit" || optionalConditionsOf(search).length > 0) && (sort !== "nearest" || search.place),
  );
  return (
    <nav aria-label={t("label")} className="flex gap-4 text-sm">
      {possible.map((sort) => (
        <Link
          key={sort}
          href={`/players${searchQuery({ ...search, sort })}`}
          aria-current={sort === now}
          className="inline-flex min-h-6 items-center text-ink-2 aria-[current=true]:border-b-[3px] aria-[current=true]:border-flag aria-[current=true]:text-ink"
        >
          {t(sort)}
        </Link>
      ))}
    </nav>
  );
}
