import { useFormatter, useTranslations } from "next-intl";
import type { BoardCard } from "@/lib/matching/queries/board";

/** How long a card stands in its column, against what the column is meant for. */
export function Standing({ card: { days, limit, over, since } }: { card: BoardCard }) {
  const t = useTranslations("pipeline");
  const format = useFormatter();
  if (limit === null)
    return <p className="text-xs text-ink-2">{t("since", { date: format.dateTime(since, "day") })}</p>;
  return (
    <div className="grid gap-1 text-xs">
      <svg aria-hidden="true" className="block h-1 w-full bg-ground-2 rtl:-scale-x-100">
        <rect
          className={over ? "fill-danger" : "fill-ink"}
          width={`${Math.min(100, Math.round((days / limit) * 100))}%`}
          height="100%"
        />
      </svg>
      <p className={over ? "text-danger" : "text-ink-2"}>
        {t("daysOf", { days, limit })}
        {over && <b className="font-semibold"> · {t("tooLong", { days: days - limit })}</b>}
      </p>
    </div>
  );
}
