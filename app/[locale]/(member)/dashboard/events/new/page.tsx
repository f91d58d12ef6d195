import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { EventForm } from "@/components/events/event-form";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { memberActor } from "@/lib/entry/session";
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
        <EventForm zone={(await readerZone()) ?? timeZone} />
      </AdminFrame>
    </div>
  );
}
