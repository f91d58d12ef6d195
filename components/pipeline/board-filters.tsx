import { useFormatter, useTranslations } from "next-intl";
import type { Board } from "@/lib/pipeline/queries/board";
import { type Href, Link } from "@/lib/platform/i18n/navigation";
import { isSport } from "@/lib/sports/schema/sports";
import { type BoardSearch, boardAddress } from "./board-search";

type Props = { board: Board; search: BoardSearch };

export function BoardFilters({ board: { overdue, sports }, search }: Props) {
  const t = useTranslations("pipeline");
  const common = useTranslations("common");
  const names = useTranslations("sports");
  const all = { sport: undefined, overdue: false, stage: undefined };
  const isAll = !search.sport && !search.overdue && !search.stage;
  return (
    <nav aria-label={common("filters")} className="flex flex-wrap gap-2 print:hidden">
      <Chip href={boardAddress(all)} on={isAll} label={t("everything")} />
      <Chip
        href={boardAddress({ ...search, overdue: !search.overdue })}
        on={search.overdue}
        label={t("late")}
        count={overdue}
      />
      {sports.length > 1 &&
        sports.map(({ sport, count }) => (
          <Chip
            key={sport}
            href={boardAddress({ ...search, sport: search.sport === sport ? undefined : sport })}
            on={search.sport === sport}
            label={isSport(sport) ? names(`name.${sport}`) : sport}
            count={count}
          />
        ))}
    </nav>
  );
}

function Chip({ href, on: isOn, label, count }: { href: Href; on: boolean; label: string; count?: number }) {
  const format = useFormatter();
  return (
    <Link
      href={href}
      aria-current={isOn ? "true" : undefined}
      className="inline-flex min-h-target items-center gap-1.5 border border-line-2 px-3 text-sm no-underline hover:bg-ground-2 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground md:min-h-8"
    >
      {label}
      {count !== undefined && <bdi>{format.number(count)}</bdi>}
    </Link>
  );
}
