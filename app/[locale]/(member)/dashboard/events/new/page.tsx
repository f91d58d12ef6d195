import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { EventForm } from "@/components/events/event-form";
import { OnlyReads } from "@/components/layout/only-reads";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { memberActor } from "@/lib/entry/session";
import { organizers } from "@/lib/events/policy";
import { isAllowed } from "@/lib/platform/command/actor";
import { timeZone } from "@/lib/platform/i18n/formats";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("events.organizer"))("create"), robots: { index: false } };
}

export default async function NewOwnEventPage() {
  const [actor, t] = [await memberActor("/dashboard/events/new"), await getTranslations("events.organizer")];
  if (!(actor.kind === "recruiter")) return redirect({ href: "/dashboard", locale: await getLocale() });
  return (
    <div className="wrap">
      <AdminFrame title={t("create")} lead={t("createLead")} back={{ href: "/dashboard/events" }}>
        {isAllowed(organizers, actor) ? <EventForm zone={(await readerZone()) ?? timeZone} /> : <OnlyReads />}
      </AdminFrame>
    </div>
  );
}
