import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Gate } from "@/components/events/gate";
import { Results } from "@/components/events/results";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { currentActor } from "@/lib/entry/session";
import { dayOf } from "@/lib/events/queries/registrations";
import { redirect } from "@/lib/platform/i18n/navigation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("events.organizer"))("day"), robots: { index: false } };
}

export default async function AdminEventDayPage({ params }: PageProps<"/[locale]/admin/events/[id]/day">) {
  const [{ id }, t] = await Promise.all([params, getTranslations("events.day")]);
  const day = await dayOf(await currentActor(), "staff", id);
  if (!day) return redirect({ href: "/admin/events", locale: await getLocale() });
  const { event, attendees, ...recorded } = day;
  const isPast = event.state === "past";
  return (
    <AdminFrame title={t("title")} lead={t("lead")} back={{ href: `/admin/events/${id}`, label: event.title }}>
      <Gate eventId={id} attendees={attendees} />
      {isPast ? (
        <Results eventId={id} sport={event.sportSlug ?? ""} attendees={attendees} {...recorded} />
      ) : (
        <p className="small soft">{t("later")}</p>
      )}
    </AdminFrame>
  );
}
