import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { OrganizedHead } from "@/components/events/organized-event";
import { RegistrationList } from "@/components/events/registration-list";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import "@/components/events/events.css";
import { currentActor } from "@/lib/entry/session";
import { registrationsFor } from "@/lib/events/queries/registrations";
import { registrationChoices } from "@/lib/events/schema/organizer-list";
import { readListSearch } from "@/lib/platform/http/list-search";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("events.organizer"))("event"), robots: { index: false } };
}

export default async function AdminEventPage({ params, searchParams }: PageProps<"/[locale]/admin/events/[id]">) {
  const [{ id }, t] = await Promise.all([params, getTranslations("events.organizer")]);
  const search = readListSearch(registrationChoices, await searchParams);
  const list = await registrationsFor(await currentActor(), "staff", id, search);
  if (!list) return redirect({ href: "/admin/events", locale: await getLocale() });
  const { event } = list;
  return (
    <AdminFrame title={event.title} back={{ href: "/admin/events", label: t("caption") }}>
      <OrganizedHead event={event} side="staff" acts zone={await readerZone()} />
      {event.state !== "draft" && !event.game && (
        <section aria-labelledby="registrations" className="grid gap-4">
          <h2 id="registrations" className="heading-xl">
            {t("registrations")}
          </h2>
          <RegistrationList side="staff" acts search={search} {...list} />
        </section>
      )}
    </AdminFrame>
  );
}
