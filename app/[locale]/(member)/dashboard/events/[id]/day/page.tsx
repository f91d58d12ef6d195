import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Gate } from "@/components/events/gate";
import { Results } from "@/components/events/results";
import { OnlyReads } from "@/components/layout/only-reads";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { memberActor } from "@/lib/entry/session";
import { organizers } from "@/lib/events/policy";
import { dayOf } from "@/lib/events/queries/registrations";
import { isAllowed } from "@/lib/platform/command/actor";
import { redirect } from "@/lib/platform/i18n/navigation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("events.organizer"))("day"), robots: { index: false } };
}

export default async function OwnEventDayPage({ params }: PageProps<"/[locale]/dashboard/events/[id]/day">) {
  const [{ id }, t] = await Promise.all([params, getTranslations("events.day")]);
  const actor = await memberActor(`/dashboard/events/${id}/day`);
  const day = await dayOf(actor, "club", id);
  if (!day) return redirect({ href: "/dashboard/events", locale: await getLocale() });
  const { event, attendees, ...recorded } = day;
  const isPast = event.state === "past";
  const back = { href: `/dashboard/events/${id}`, label: event.title };
  if (!isAllowed(organizers, actor))
    return (
      <div className="wrap">
        <AdminFrame title={t("title")} back={back}>
          <OnlyReads />
        </AdminFrame>
      </div>
    );
  return (
    <div className="wrap">
      <AdminFrame title={t("title")} lead={t("lead")} back={back}>
        <Gate eventId={id} attendees={attendees} />
        {isPast ? (
          <Results eventId={id} sport={event.sportSlug ?? ""} attendees={attendees} {...recorded} />
        ) : (
          <p className="small soft">{t("later")}</p>
        )}
      </AdminFrame>
    </div>
  );
}
