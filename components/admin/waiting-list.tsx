import { useFormatter, useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { momentIn } from "@/lib/platform/i18n/formats";
import { Link } from "@/lib/platform/i18n/navigation";
import type { WaitingWork } from "@/lib/reports/queries/waiting";
import { hrefOf } from "./desks";

/** What waits for the staff, desk by desk, with how long the first has waited. */
export function WaitingList({ waiting, zone }: { waiting: WaitingWork[]; zone: string | null }) {
  const t = useTranslations("admin");
  const format = useFormatter();
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="heading-xl border-b border-line-2 pb-2">
        {t("waiting")}
      </h2>
      {waiting.every(({ count }) => count === 0) && (
        <EmptyState drawing="clock" title={t("nothingWaits")} hint={t("nothingWaitsHint")} />
      )}
      <ul>
        {waiting
          .filter(({ count }) => count > 0)
          .map(({ desk, count, oldest }) => (
            <li key={desk} className="border-b border-line">
              <Link
                href={hrefOf(desk)}
                className="group grid grid-cols-[3.5rem_minmax(0,1fr)] items-center py-3 no-underline"
              >
                <span className="num text-number-m">{format.number(count, "whole")}</span>
                <span className="grid">
                  <b className="font-semibold group-hover:underline">{t(desk)}</b>
                  {oldest && (
                    <small className="text-xs text-ink-2">
                      {t("oldest", { date: format.dateTime(oldest, momentIn(zone)) })}
                    </small>
                  )}
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
