import { useFormatter, useTranslations } from "next-intl";
import { QueueTable } from "@/components/ui/queue-table";
import { momentIn } from "@/lib/platform/i18n/formats";
import type { ListedErrors } from "@/lib/trust/queries/health";

const ofErrors = ["w-[68%]", "w-[12%]", "w-[20%]"];
const ofSlow = ["w-[58%]", "w-[12%]", "w-[10%]", "w-[20%]"];

/** Errors and slow requests since the server started. */
export function RecentErrorList({
  noted: { since: startedAt, errors, slow },
  zone,
}: {
  noted: ListedErrors;
  zone: string | null;
}) {
  const t = useTranslations("reports.health");
  const format = useFormatter();
  const formatMoment = (date: Date) => format.dateTime(date, momentIn(zone));
  return (
    <section aria-labelledby="noted" id="recent-errors" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="noted" className="heading-xl border-b border-line-2 pb-2">
        {t("noted")}
      </h2>
      <p className="text-sm text-ink-2">{t("since", { at: formatMoment(startedAt) })}</p>
      {errors.length === 0 && <NoErrors title={t("noError")} hint={t("noErrorHint")} />}
      {errors.length > 0 && (
        <QueueTable caption={t("errors")} columns={[t("words"), t("times"), t("last")]} more={null} widths={ofErrors}>
          {errors.map(({ words: message, count, last }) => (
            <tr key={message}>
              <td data-label={t("words")} className="wrap-anywhere">
                <bdi dir="ltr" lang="en">
                  {message}
                </bdi>
              </td>
              <td data-label={t("times")}>{format.number(count, "whole")}</td>
              <td data-label={t("last")}>{formatMoment(last)}</td>
            </tr>
          ))}
        </QueueTable>
      )}
      {slow.length === 0 && <NoErrors title={t("noSlow")} hint={t("noSlowHint")} />}
      {slow.length > 0 && (
        <QueueTable
          caption={t("slow")}
          columns={[t("statement"), t("slowest"), t("times"), t("last")]}
          more={null}
          widths={ofSlow}
        >
          {slow.map(({ text, slowest, count, last }) => (
            <tr key={text}>
              <td data-label={t("statement")} className="wrap-anywhere">
                <code dir="ltr" lang="en" className="text-xs">
                  {text}
                </code>
              </td>
              <td data-label={t("slowest")}>{t("ms", { ms: Math.round(slowest) })}</td>
              <td data-label={t("times")}>{format.number(count, "whole")}</td>
              <td data-label={t("last")}>{formatMoment(last)}</td>
            </tr>
          ))}
        </QueueTable>
      )}
    </section>
  );
}

const NoErrors = ({ title, hint }: { title: string; hint: string }) => (
  <p className="text-sm">
    <b className="font-semibold">{title}.</b> <span className="text-ink-2">{hint}</span>
  </p>
);
