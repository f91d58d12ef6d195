import { useFormatter, useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { Notice } from "@/components/ui/notice";
import type { ReportView } from "@/lib/trust/queries/own-reports";
import { ReportForm } from "./report-form";

type Props = { view: ReportView; guardian?: string };

/** Form for a report, with the state of earlier ones. */
export function ReportPage({ view, guardian }: Props) {
  const t = useTranslations("moderation");
  const { kind, title, path, isOwn, mayReport, reports } = view;
  const backHref = guardian ? `/guardian/${guardian}` : path;
  return (
    <div className="wrap grid grid-cols-[minmax(0,46rem)] gap-8 pt-6 pb-section">
      <header className="grid gap-3">
        {backHref && <BackLink href={backHref} />}
        <h1 className="text-display-m">{t(`what.${kind}`)}</h1>
        <p className="text-ink-2">{t("form.lead")}</p>
      </header>
      {title && (
        <p className="grid gap-0.5 border-s-3 border-line-2 ps-4">
          <span className="text-xs text-ink-3">{t("form.thing")}</span>
          <b className="font-semibold wrap-anywhere [text-align:match-parent]" dir="auto">
            {title}
          </b>
        </p>
      )}
      <OwnReports reports={reports} />
      {isOwn && <Notice>{t("form.own")}</Notice>}
      {!isOwn && mayReport && <ReportForm view={view} guardian={guardian} />}
      {!isOwn && !mayReport && <p className="text-ink-2">{t(path ? "form.waiting" : "form.gone")}</p>}
    </div>
  );
}

function OwnReports({ reports }: Pick<ReportView, "reports">) {
  const t = useTranslations("moderation.yours");
  const format = useFormatter();
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="own-reports" className="grid gap-2">
      <h2 id="own-reports" className="heading-xl border-b border-line-2 pb-2">
        {t("title")}
      </h2>
      <ul>
        {reports.map(({ id, createdAt, outcome }) => (
          <li key={id} className="grid gap-0.5 border-b border-line py-2">
            {t(outcome)}
            <time className="text-xs text-ink-3" dateTime={createdAt.toISOString()}>
              {format.dateTime(createdAt, "day")}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
