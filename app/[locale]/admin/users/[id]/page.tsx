import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Activity } from "@/components/admin/activity";
import { AdminFrame } from "@/components/admin/admin-frame";
import { wayFor } from "@/components/admin/desks";
import { PersonFacts } from "@/components/admin/person-facts";
import { NotFound } from "@/components/layout/not-found";
import { isStaff } from "@/lib/core/actor";
import { redirect } from "@/lib/core/i18n/navigation";
import { readerZone } from "@/lib/core/i18n/reader-zone";
import { getPerson } from "@/lib/reports/queries/person";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("users"), robots: { index: false } };
}

export default async function AdminPersonPage({ params }: PageProps<"/[locale]/admin/users/[id]">) {
  const actor = await currentActor();
  if (!isStaff(actor, "accounts")) return redirect({ href: wayFor(actor), locale: await getLocale() });
  const [person, zone, t] = await Promise.all([
    getPerson(actor, (await params).id),
    readerZone(),
    getTranslations("admin"),
  ]);
  if (!person) return <NotFound />;
  return (
    <AdminFrame title={person.name ?? t("people.unknown")} back={{ href: "/admin/users", label: t("users") }}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-2">
        <PersonFacts person={person} zone={zone} />
        <Activity facts={person.activity} zone={zone} title={t("people.happened")} />
      </div>
    </AdminFrame>
  );
}
