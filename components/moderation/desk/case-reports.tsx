import { useFormatter, useTranslations } from "next-intl";
import type { OpenedCase } from "@/lib/moderation/queries/cases";
import { momentIn } from "@/lib/platform/i18n/formats";

type Props = { reports: OpenedCase["reports"]; zone: string | null };

/** Who reported it, why and in which words, the first one first. */
export function CaseReports({ reports, zone }: Props) {
  const t = useTranslations("moderation");
  const format = useFormatter();
  return (
    <section aria-labelledby="reports" className="grid gap-4">
      <h2 id="reports" className="heading-xl">
        {t("desk.by", { count: reports.length })}
      </h2>
      {reports.map(({ id, reason, words, reporter, byGuardian, createdAt }) => (
        <article key={id} className="grid gap-1 border-s-3 border-flag ps-4">
          <h3 className="text-md font-semibold">{t(`rules.${reason}`)}</h3>
          {words && (
            <p className="max-w-[65ch] whitespace-pre-line wrap-anywhere" dir="auto">
              {words}
            </p>
          )}
          <p className="text-xs text-ink-3">
            <bdi>{reporter}</bdi>
            {byGuardian && ` (${t("desk.byGuardian")})`} ·{" "}
            <time dateTime={createdAt.toISOString()}>{format.dateTime(createdAt, momentIn(zone))}</time>
          </p>
        </article>
      ))}
    </section>
  );
}
