import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { OrganizedHead } from "@/components/events/organized-event";
import { RegistrationList } from "@/components/events/registration-list";
import { OnlyReads } from "@/components/layout/only-reads";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import "@/components/events/events.css";
import { memberActor } from "@/lib/entry/session";
import { organizers } from "@/lib/events/policy";
import { registrationsFor } from "@/lib/events/queries/registrations";
import { registrationChoices } from "@/lib/events/schema/organizer-list";
import { isAllowed } from "@/lib/platform/command/actor";
import { readListSearch } from "@/lib/platform/http/list-search";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("events.organizer"))("event"), robots: { index: false } };
}

export default async function OwnEventPage({ params, searchParams }: PageProps<"/[locale]/dashboard/events/[id]">) {
  const [{ id }, t] = await Promise.all([params, getTranslations("events.organizer")]);
  const search = readListSearch(registrationChoices, await searchParams);
  const actor = await memberActor(`/dashboard/events/${id}`);
  const list = await registrationsFor(actor, "club", id, search);
  if (!list) return redirect({ href: "/dashboard/events", locale: await getLocale() });
  const { event } = list;
  const acts = isAllowed(organizers, actor);
  return (
    <div className="wrap">
      <AdminFrame title={event.title} back={{ href: "/dashboard/events", label: t("own") }}>
        {!acts && <OnlyReads />}
        <OrganizedHead event={event} side="club" acts={acts} zone={await readerZone()} />
        {event.state !== "draft" && !event.game && (
          <section aria-labelledby="registrations" className="grid gap-4">
            <h2 id="registrations" className="heading-xl">
              {t("registrations")}
            </h2>
            <RegistrationList side="club" acts={acts} search={search} {...list} />
          </section>
        )}
      </AdminFrame>
    </div>
  );
}
