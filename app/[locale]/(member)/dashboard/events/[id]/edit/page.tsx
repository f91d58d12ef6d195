import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { EventForm } from "@/components/events/event-form";
import { OnlyReads } from "@/components/layout/only-reads";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { memberActor } from "@/lib/entry/session";
import { organizers } from "@/lib/events/policy";
import { organizedEvent } from "@/lib/events/queries/organized";
import { isAllowed } from "@/lib/platform/command/actor";
import { redirect } from "@/lib/platform/i18n/navigation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("events.organizer"))("edit"), robots: { index: false } };
}

export default async function EditOwnEventPage({ params }: PageProps<"/[locale]/dashboard/events/[id]/edit">) {
  const [{ id }, t] = await Promise.all([params, getTranslations("events.organizer")]);
  const actor = await memberActor(`/dashboard/events/${id}/edit`);
  const event = await organizedEvent(actor, "club", id);
  if (!event || event.state === "cancelled") return redirect({ href: "/dashboard/events", locale: await getLocale() });
  return (
    <div className="wrap">
      <AdminFrame title={t("edit")} lead={t("editLead")} back={{ href: `/dashboard/events/${id}`, label: event.title }}>
        {isAllowed(organizers, actor) ? <EventForm savedEvent={event} zone={event.timeZone} /> : <OnlyReads />}
      </AdminFrame>
    </div>
  );
}
