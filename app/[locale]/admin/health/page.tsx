import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/desks";
import { NotedTrouble } from "@/components/trust/reports/noted-trouble";
import { ParkedMails, ParkedPushes, ParkedReactions } from "@/components/trust/reports/parked";
import { LinkButton } from "@/components/ui/link-button";
import { currentActor } from "@/lib/entry/session";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import {
  listParkedMail,
  listParkedPushes,
  listParkedReactions,
  recentTrouble,
  workUnderWay,
} from "@/lib/trust/queries/parked";
import { waitingWork } from "@/lib/trust/queries/waiting";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("health"), robots: { index: false } };
}

export default async function AdminHealthPage() {
  const actor = await currentActor();
  const [mails, pushes, reactions, underWay, work, zone, t] = await Promise.all([
    listParkedMail(actor),
    listParkedPushes(actor),
    listParkedReactions(actor),
    workUnderWay(actor),
    waitingWork(actor),
    readerZone(),
    getTranslations(),
  ]);
  const recentErrors = recentTrouble(actor);
  if (!mails || !pushes || !reactions || !underWay || !recentErrors)
    return redirect({ href: redirectFor(actor), locale: await getLocale() });
  const queues = [
    t("reports.health.mailsWaiting", { count: underWay.mails }),
    t("reports.health.reactionsWaiting", { count: underWay.reactions }),
  ];
  return (
    <AdminFrame
      title={t("admin.health")}
      lead={t("reports.health.lead")}
      pending={work.find(({ desk: section }) => section === "health")?.count ?? 0}
    >
      <p id="under-way" className="text-sm text-ink-2">
        {queues.join(" · ")}
      </p>
      <LinkButton href="/admin/health/emails" variant="outline" small className="justify-self-start">
        {t("reports.health.emails.open")}
      </LinkButton>
      <section aria-labelledby="mails" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="mails" className="heading-xl border-b border-line-2 pb-2">
          {t("reports.health.mails")}
        </h2>
        <ParkedMails mails={mails} zone={zone} />
      </section>
      <section aria-labelledby="pushes" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="pushes" className="heading-xl border-b border-line-2 pb-2">
          {t("reports.health.pushes")}
        </h2>
        <ParkedPushes pushes={pushes} zone={zone} />
      </section>
      <section aria-labelledby="reactions" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="reactions" className="heading-xl border-b border-line-2 pb-2">
          {t("reports.health.reactions")}
        </h2>
        <ParkedReactions reactions={reactions} zone={zone} />
      </section>
      <NotedTrouble noted={recentErrors} zone={zone} />
    </AdminFrame>
  );
}
