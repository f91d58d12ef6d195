import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Activity } from "@/components/admin/activity";
import { AdminFrame } from "@/components/admin/admin-frame";
import { desksOf, redirectFor } from "@/components/admin/desks";
import { Figures } from "@/components/admin/figures";
import { WaitingList } from "@/components/admin/waiting-list";
import { LoopBars } from "@/components/reports/loop-bars";
import { PdfLink } from "@/components/reports/pdf-link";
import { WeekBars } from "@/components/reports/week-bars";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { recentActivity } from "@/lib/reports/queries/activity";
import { cohorts, funnelOf, requestsBy } from "@/lib/reports/queries/loop";
import { platformFigures } from "@/lib/reports/queries/overview";
import { waitingWork } from "@/lib/reports/queries/waiting";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("title"), robots: { index: false } };
}

export default async function AdminPage() {
  const actor = await currentActor();
  if (actor.kind !== "staff") return redirect({ href: redirectFor(actor), locale: await getLocale() });
  const [figures, waiting, activity, weeks, months, zone, t] = await Promise.all([
    platformFigures(actor),
    waitingWork(actor),
    recentActivity(actor),
    requestsBy(actor, "week"),
    cohorts(actor),
    readerZone(),
    getTranslations("admin"),
  ]);
  const count = waiting.reduce((sum, work) => sum + work.count, 0);
  return (
    <AdminFrame title={t("overview")} lead={t("waits", { count })}>
      {figures && <Figures figures={figures} desks={desksOf(actor)} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-2">
        <div className="grid content-start gap-8">
          <WaitingList waiting={waiting} zone={zone} />
          {weeks && <WeekBars weeks={weeks} />}
        </div>
        <div className="grid content-start gap-8">
          {activity && <Activity facts={activity.facts.slice(0, 8)} zone={zone} all="/admin/activity" />}
          {months && <LoopBars steps={funnelOf(months)} />}
        </div>
      </div>
      {figures && (
        <p>
          <PdfLink report="overview" />
        </p>
      )}
    </AdminFrame>
  );
}
