import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { EventForm } from "@/components/events/event-form";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { currentActor } from "@/lib/entry/session";
import { organizedEvent } from "@/lib/events/queries/organized";
import { redirect } from "@/lib/platform/i18n/navigation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("events.organizer"))("edit"), robots: { index: false } };
}

export default async function EditAdminEventPage({ params }: PageProps<"/[locale]/admin/events/[id]/edit">) {
  const [{ id }, t] = await Promise.all([params, getTranslations("events.organizer")]);
  const event = await organizedEvent(await currentActor(), "staff", id);
  if (!event || event.state === "cancelled") return redirect({ href: "/admin/events", locale: await getLocale() });
  return (
    <AdminFrame title={t("edit")} lead={t("editLead")} back={{ href: `/admin/events/${id}`, label: event.title }}>
      <EventForm savedEvent={event} zone={event.timeZone} />
    </AdminFrame>
  );
}
