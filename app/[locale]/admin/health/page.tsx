import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { DeadLetters } from "@/components/trust/reports/dead-letters";
import { RecentErrorList } from "@/components/trust/reports/recent-error-list";
import { LinkButton } from "@/components/ui/link-button";
import { currentActor } from "@/lib/entry/session";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { listDeadLetters, listRecentErrors, workUnderWay } from "@/lib/trust/queries/health";
import { waitingWork } from "@/lib/trust/queries/waiting";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("health"), robots: { index: false } };
}

export default async function AdminHealthPage() {
  const actor = await currentActor();
  const [deadLetters, underWay, work, zone, t] = await Promise.all([
    listDeadLetters(actor),
    workUnderWay(actor),
    waitingWork(actor),
    readerZone(),
    getTranslations(),
  ]);
  const recentErrors = listRecentErrors(actor);
  if (!deadLetters || !underWay || !recentErrors)
    return redirect({ href: redirectFor(actor), locale: await getLocale() });
  const queues = [
    t("reports.health.mailsWaiting", { count: underWay.mails }),
    t("reports.health.tasksWaiting", { count: underWay.handlers }),
  ];
  return (
    <AdminFrame
      title={t("admin.health")}
      lead={t("reports.health.lead")}
      pending={work.find(({ section }) => section === "health")?.count ?? 0}
    >
      <p id="under-way" className="text-sm text-ink-2">
        {queues.join(" · ")}
      </p>
      <LinkButton href="/admin/health/emails" variant="outline" small className="justify-self-start">
        {t("reports.health.emails.open")}
      </LinkButton>
      <section aria-labelledby="failed" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="failed" className="heading-xl border-b border-line-2 pb-2">
          {t("reports.health.failed")}
        </h2>
        <DeadLetters entries={deadLetters} zone={zone} />
      </section>
      <RecentErrorList noted={recentErrors} zone={zone} />
    </AdminFrame>
  );
}
