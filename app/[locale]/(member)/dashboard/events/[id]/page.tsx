import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { OrganizedHead } from "@/components/events/organized-event";
import { RegistrationList } from "@/components/events/registration-list";
import "@/components/events/events.css";
import { registrationsFor } from "@/lib/events/queries/registrations";
import { registrationChoices } from "@/lib/events/schema/desk";
import { readDesk } from "@/lib/platform/http/desk";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { memberActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("events.desk"))("event"), robots: { index: false } };
}

export default async function OwnEventPage({ params, searchParams }: PageProps<"/[locale]/dashboard/events/[id]">) {
  const [{ id }, t] = await Promise.all([params, getTranslations("events.desk")]);
  const search = readDesk(registrationChoices, await searchParams);
  const found = await registrationsFor(await memberActor(`/dashboard/events/${id}`), "club", id, search);
  if (!found) return redirect({ href: "/dashboard/events", locale: await getLocale() });
  const { event } = found;
  return (
    <div className="wrap">
      <AdminFrame title={event.title} back={{ href: "/dashboard/events", label: t("own") }}>
        <OrganizedHead event={event} side="club" zone={await readerZone()} />
        {event.state !== "draft" && (
          <section aria-labelledby="registrations" className="grid gap-4">
            <h2 id="registrations" className="heading-xl">
              {t("registrations")}
            </h2>
            <RegistrationList side="club" search={search} {...found} />
          </section>
        )}
      </AdminFrame>
    </div>
  );
}
