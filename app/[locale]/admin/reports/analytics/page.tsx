import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { CohortTable } from "@/components/trust/reports/cohort-table";
import { LoopBars } from "@/components/trust/reports/loop-bars";
import { PdfLink } from "@/components/trust/reports/pdf-link";
import { RequestTable } from "@/components/trust/reports/request-table";
import { currentActor } from "@/lib/entry/session";
import { redirect } from "@/lib/platform/i18n/navigation";
import { cohorts, funnelOf, requestsBy } from "@/lib/trust/queries/loop";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("reports"))("analytics"), robots: { index: false } };
}

export default async function AdminAnalyticsPage() {
  const actor = await currentActor();
  const [months, requests, t] = await Promise.all([cohorts(actor), requestsBy(actor, "month"), getTranslations()]);
  if (!months || !requests) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame
      title={t("reports.analytics")}
      lead={t("reports.analyticsHint")}
      back={{ href: "/admin/reports", label: t("admin.reports") }}
    >
      <p>
        <PdfLink report="analytics" />
      </p>
      <LoopBars steps={funnelOf(months)} />
      <section aria-labelledby="cohorts" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="cohorts" className="heading-xl border-b border-line-2 pb-2">
          {t("reports.cohorts")}
        </h2>
        <CohortTable cohorts={months} />
      </section>
      <section aria-labelledby="rates" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="rates" className="heading-xl border-b border-line-2 pb-2">
          {t("reports.answerRates")}
        </h2>
        <p className="text-sm text-ink-2">{t("reports.rateHint")}</p>
        <RequestTable caption={t("reports.answerRates")} counts={requests} by="month" />
      </section>
    </AdminFrame>
  );
}
