import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { FactorRequest } from "@/components/accounts/factor-request";
import { Activity } from "@/components/trust/admin/activity";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { Figures } from "@/components/trust/admin/figures";
import { adminSectionsFor, redirectFor } from "@/components/trust/admin/sections";
import { WaitingList } from "@/components/trust/admin/waiting-list";
import { LoopBars } from "@/components/trust/reports/loop-bars";
import { PdfLink } from "@/components/trust/reports/pdf-link";
import { WeekBars } from "@/components/trust/reports/week-bars";
import { lacksFactor } from "@/lib/accounts/queries/factors";
import { currentActor } from "@/lib/entry/session";
import { mustAddFactor } from "@/lib/platform/command/actor";
import { orElse } from "@/lib/platform/http/page-parts";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { recentActivity } from "@/lib/trust/queries/activity";
import { cohorts, funnelOf, requestsBy } from "@/lib/trust/queries/loop";
import { platformFigures } from "@/lib/trust/queries/overview";
import { waitingWork } from "@/lib/trust/queries/waiting";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("title"), robots: { index: false } };
}

export default async function AdminPage() {
  const actor = await currentActor();
  if (actor.kind !== "staff" || mustAddFactor(actor))
    return redirect({ href: redirectFor(actor), locale: await getLocale() });
  const [figures, pendingWork, activity, weeks, months, zone, unprotected, t] = await Promise.all([
    platformFigures(actor),
    waitingWork(actor),
    recentActivity(actor),
    requestsBy(actor, "week"),
    cohorts(actor),
    readerZone(),
    orElse("second factor", lacksFactor(actor), false),
    getTranslations("admin"),
  ]);
  const count = pendingWork.reduce((sum, work) => sum + work.count, 0);
  return (
    <AdminFrame title={t("overview")} lead={t("waits", { count })}>
      {unprotected && <FactorRequest />}
      {figures && <Figures figures={figures} sections={adminSectionsFor(actor)} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-2">
        <div className="grid content-start gap-8">
          <WaitingList waiting={pendingWork} zone={zone} />
          {weeks && <WeekBars weeks={weeks} />}
        </div>
        <div className="grid content-start gap-8">
          {activity && <Activity facts={activity.entries.slice(0, 8)} zone={zone} all="/admin/activity" />}
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
