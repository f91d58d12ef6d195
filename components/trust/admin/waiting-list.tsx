import { useFormatter, useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { momentIn } from "@/lib/platform/i18n/formats";
import { Link } from "@/lib/platform/i18n/navigation";
import type { WaitingWork } from "@/lib/trust/queries/waiting";
import { hrefOf } from "./sections";

/** Open items by section, with the age of the oldest. */
export function WaitingList({ waiting: waitingWork, zone }: { waiting: WaitingWork[]; zone: string | null }) {
  const t = useTranslations("admin");
  const format = useFormatter();
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="heading-xl border-b border-line-2 pb-2">
        {t("waiting")}
      </h2>
      {waitingWork.every(({ count }) => count === 0) && (
        <EmptyState drawing="clock" title={t("nothingWaits")} hint={t("nothingWaitsHint")} />
      )}
      <ul>
        {waitingWork
          .filter(({ count }) => count > 0)
          .map(({ section, count, oldest, overdue = 0 }) => (
            <li key={section} className="border-b border-line">
              <Link
                href={hrefOf(section)}
                className="group grid grid-cols-[3.5rem_minmax(0,1fr)] items-center py-3 no-underline"
              >
                <span className="num text-number-m">{format.number(count, "whole")}</span>
                <span className="grid">
                  <b className="font-semibold group-hover:underline">{t(section)}</b>
                  {oldest && (
                    <small className="text-xs text-ink-2">
                      {t("oldest", { date: format.dateTime(oldest, momentIn(zone)) })}
                    </small>
                  )}
                  {overdue > 0 && <small className="text-xs font-semibold">{t("overdue", { count: overdue })}</small>}
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
