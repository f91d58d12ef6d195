import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { EventForm } from "@/components/events/event-form";
import { organizedEvent } from "@/lib/events/queries/organized";
import { redirect } from "@/lib/platform/i18n/navigation";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("events.desk"))("edit"), robots: { index: false } };
}

export default async function EditAdminEventPage({ params }: PageProps<"/[locale]/admin/events/[id]/edit">) {
  const [{ id }, t] = await Promise.all([params, getTranslations("events.desk")]);
  const event = await organizedEvent(await currentActor(), "staff", id);
  if (!event || event.state === "cancelled") return redirect({ href: "/admin/events", locale: await getLocale() });
  return (
    <AdminFrame title={t("edit")} lead={t("editLead")} back={{ href: `/admin/events/${id}`, label: event.title }}>
      <EventForm known={event} zone={event.timeZone} />
    </AdminFrame>
  );
}
