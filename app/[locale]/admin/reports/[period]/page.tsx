import type { Metadata } from "next";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { NotFound } from "@/components/layout/not-found";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { PdfLink } from "@/components/trust/reports/pdf-link";
import { PeriodTable } from "@/components/trust/reports/period-table";
import { LinkButton } from "@/components/ui/link-button";
import { currentActor } from "@/lib/entry/session";
import { isStaff } from "@/lib/platform/command/actor";
import { dayOf } from "@/lib/platform/files/cells";
import { redirect } from "@/lib/platform/i18n/navigation";
import { periodReport } from "@/lib/trust/queries/period";
import { dayFilter, isPeriod } from "@/lib/trust/schema/reports";

type Props = PageProps<"/[locale]/admin/reports/[period]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { period } = await params;
  const t = await getTranslations();
  return { title: isPeriod(period) ? t(`reports.${period}`) : t("admin.reports"), robots: { index: false } };
}

export default async function AdminPeriodPage({ params, searchParams }: Props) {
  const [actor, { period: name }, query] = [await currentActor(), await params, await searchParams];
  if (!isStaff(actor, "reports")) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  const day = dayFilter.parse(query.day);
  const report = isPeriod(name) && (await periodReport(actor, name, day));
  if (!report) return <NotFound />;
  const [t, format] = [await getTranslations(), await getFormatter()];
  const { period, before: previousPeriod } = report;
  const last = new Date(period.to.getTime() - 1);
  const dates = format.dateTimeRange(period.from, last, "day");
  return (
    <AdminFrame
      title={t(`reports.${report.name}`)}
      lead={period.running ? `${dates}, ${t("reports.running")}` : dates}
      back={{ href: "/admin/reports", label: t("admin.reports") }}
    >
      <nav aria-label={t(`reports.${report.name}`)} className="flex flex-wrap gap-3 print:hidden">
        <LinkButton variant="quiet" small href={`/admin/reports/${report.name}?day=${dayOf(previousPeriod.from)}`}>
          {t("reports.earlier")}
        </LinkButton>
        {!period.running && (
          <LinkButton variant="quiet" small href={`/admin/reports/${report.name}?day=${dayOf(period.to)}`}>
            {t("reports.later")}
          </LinkButton>
        )}
        <PdfLink report={report.name} day={day} />
      </nav>
      <PeriodTable report={report} />
    </AdminFrame>
  );
}
