import { useFormatter, useTranslations } from "next-intl";
import { momentIn } from "@/lib/platform/i18n/formats";
import type { OpenedCase } from "@/lib/trust/queries/cases";

type Props = { reports: OpenedCase["reports"]; zone: string | null };

/** Oldest report first. */
export function CaseReports({ reports, zone }: Props) {
  const t = useTranslations("moderation");
  const format = useFormatter();
  return (
    <section aria-labelledby="reports" className="grid gap-4">
      <h2 id="reports" className="heading-xl">
        {t("admin.by", { count: reports.length })}
      </h2>
      {reports.map(({ id, reason, words: comment, reporter, byGuardian, createdAt }) => (
        <article key={id} className="grid gap-1 border-s-3 border-flag ps-4">
          <h3 className="text-md font-semibold">{t(`rules.${reason}`)}</h3>
          {comment && (
            <p className="max-w-[65ch] whitespace-pre-line wrap-anywhere" dir="auto">
              {comment}
            </p>
          )}
          <p className="text-xs text-ink-3">
            <bdi>{reporter}</bdi>
            {byGuardian && ` (${t("admin.byGuardian")})`} ·{" "}
            <time dateTime={createdAt.toISOString()}>{format.dateTime(createdAt, momentIn(zone))}</time>
          </p>
        </article>
      ))}
    </section>
  );
}
