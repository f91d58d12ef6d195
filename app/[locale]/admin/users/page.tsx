import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { TooOften } from "@/components/layout/too-often";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { CountryList } from "@/components/trust/admin/country-list";
import { PeopleList } from "@/components/trust/admin/people-list";
import { redirectFor } from "@/components/trust/admin/sections";
import { currentActor } from "@/lib/entry/session";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { readListSearch } from "@/lib/platform/http/list-search";
import { Link, redirect } from "@/lib/platform/i18n/navigation";
import { listCountries } from "@/lib/trust/queries/countries";
import { listPeople } from "@/lib/trust/queries/people";
import { peopleChoices } from "@/lib/trust/schema/reports";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("users"), robots: { index: false } };
}

export default async function AdminUsersPage({ searchParams }: PageProps<"/[locale]/admin/users">) {
  const [actor, t] = [await currentActor(), await getTranslations("admin")];
  const search = readListSearch(peopleChoices, await searchParams);
  if (search.list) {
    const countries = await listCountries(actor);
    if (!countries) return redirect({ href: redirectFor(actor), locale: await getLocale() });
    return (
      <AdminFrame title={t("tile.countries")} back={{ href: "/admin/users", label: t("users") }}>
        <CountryList countries={countries} />
      </AdminFrame>
    );
  }
  const list = await listPeople(actor, search).catch(ifTooOften);
  if (!list) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("users")} lead={<Link href="/admin/users/exports">{t("people.everybody")}</Link>}>
      {list instanceof Refusal ? <TooOften refusal={list} /> : <PeopleList search={search} {...list} />}
    </AdminFrame>
  );
}
