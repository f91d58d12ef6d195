import { useTranslations } from "next-intl";
import { Link } from "@/lib/platform/i18n/navigation";
import { type Search, searchQuery } from "@/lib/search/schema/search";

export function ViewLinks({ search: { view, ...search } }: { search: Search }) {
  const t = useTranslations("search.view");
  const ways = [
    { name: "rows", search, now: !view },
    { name: "cards", search: { ...search, view: "cards" }, now: view === "cards" },
  ] as const;
  return (
    <nav aria-label={t("label")} className="flex gap-4 text-sm">
      {ways.map(({ name, search: otherSearch, now }) => (
        <Link
          key={name}
          href={`/players${searchQuery(otherSearch)}`}
          scroll={false}
          aria-current={now}
          className="inline-flex min-h-6 items-center text-ink-2 aria-[current=true]:border-b-[3px] aria-[current=true]:border-flag aria-[current=true]:text-ink"
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}
