import { useFormatter, useTranslations } from "next-intl";
import { SearchWords } from "@/components/search/search-words";
import { Badge } from "@/components/ui/badge";
import type { OwnNeed } from "@/lib/pipeline/queries/needs";
import { Link } from "@/lib/platform/i18n/navigation";

export function NeedList({ needs }: { needs: OwnNeed[] }) {
  const t = useTranslations("needs.need");
  const format = useFormatter();
  return (
    <ul className="border-b border-line">
      {needs.map(({ id, title, search, isOpen, wanted: wantedCount, matches, createdAt }) => (
        <li key={id} className="grid gap-0.5 border-t border-line py-4">
          <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <Link href={`/dashboard/needs/${id}`} className="inline-flex min-h-6 font-semibold wrap-anywhere">
              <bdi>{title}</bdi>
            </Link>
            <Badge look={isOpen ? "full" : "dash"}>{t(isOpen ? "open" : "closed")}</Badge>
          </span>
          <span className="text-sm">
            <SearchWords search={search} />
          </span>
          <span className="text-xs text-ink-2">
            {[
              t("sought", { count: wantedCount }),
              t("count", { count: matches }),
              t("writtenOn", { date: format.dateTime(createdAt, { dateStyle: "long" }) }),
            ].join(" · ")}
          </span>
        </li>
      ))}
    </ul>
  );
}
