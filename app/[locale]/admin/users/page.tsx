import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { CountryList } from "@/components/admin/country-list";
import { redirectFor } from "@/components/admin/desks";
import { PeopleList } from "@/components/admin/people-list";
import { TooOften } from "@/components/layout/too-often";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { readDesk } from "@/lib/platform/http/desk";
import { Link, redirect } from "@/lib/platform/i18n/navigation";
import { listCountries } from "@/lib/reports/queries/countries";
import { listPeople } from "@/lib/reports/queries/people";
import { peopleChoices } from "@/lib/reports/schema";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("users"), robots: { index: false } };
}

export default async function AdminUsersPage({ searchParams }: PageProps<"/[locale]/admin/users">) {
  const [actor, t] = [await currentActor(), await getTranslations("admin")];
  const search = readDesk(peopleChoices, await searchParams);
  if (search.list) {
    const countries = await listCountries(actor);
    if (!countries) return redirect({ href: redirectFor(actor), locale: await getLocale() });
    return (
      <AdminFrame title={t("tile.countries")} back={{ href: "/admin/users", label: t("users") }}>
        <CountryList countries={countries} />
      </AdminFrame>
    );
  }
  const found = await listPeople(actor, search).catch(ifTooOften);
  if (!found) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("users")} lead={<Link href="/admin/users/exports">{t("people.everybody")}</Link>}>
      {found instanceof Refusal ? <TooOften refusal={found} /> : <PeopleList search={search} {...found} />}
    </AdminFrame>
  );
}
