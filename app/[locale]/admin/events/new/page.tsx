import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { EventForm } from "@/components/events/event-form";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { currentActor } from "@/lib/entry/session";
import { isStaff } from "@/lib/platform/command/actor";
import { timeZone } from "@/lib/platform/i18n/formats";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("events.organizer"))("create"), robots: { index: false } };
}

export default async function NewAdminEventPage() {
  const [actor, t] = [await currentActor(), await getTranslations("events.organizer")];
  if (!isStaff(actor, "events")) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("create")} lead={t("createLead")} back={{ href: "/admin/events" }}>
      <EventForm zone={(await readerZone()) ?? timeZone} />
    </AdminFrame>
  );
}
