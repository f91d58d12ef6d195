import { useFormatter, useTranslations } from "next-intl";
import type { BoardCard } from "@/lib/pipeline/queries/board";

/** Days in the current column compared with the limit of that column. */
export function Standing({ card: { days, limit, over: isOverdue, since: stageSince } }: { card: BoardCard }) {
  const t = useTranslations("pipeline");
  const format = useFormatter();
  if (limit === null)
    return <p className="text-xs text-ink-2">{t("since", { date: format.dateTime(stageSince, "day") })}</p>;
  return (
    <div className="grid gap-1 text-xs">
      <svg aria-hidden="true" className="block h-1 w-full bg-ground-2 rtl:-scale-x-100">
        <rect
          className={isOverdue ? "fill-danger" : "fill-ink"}
          width={`${Math.min(100, Math.round((days / limit) * 100))}%`}
          height="100%"
        />
      </svg>
      <p className={isOverdue ? "text-danger" : "text-ink-2"}>
        {t("daysOf", { days, limit })}
        {isOverdue && <b className="font-semibold"> · {t("tooLong", { days: days - limit })}</b>}
      </p>
    </div>
  );
}
