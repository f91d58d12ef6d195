import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { JsonLd } from "@/components/layout/json-ld";
import { pageMetadata } from "@/components/layout/page-metadata";
import { Trail } from "@/components/layout/trail";
import { organizationData } from "@/components/recruiters/json-ld";
import { OrganizationPage } from "@/components/recruiters/organization-page";
import { organizationAnswers } from "@/lib/contacts/queries/public-answers";
import { upcomingEvents } from "@/lib/events/queries/public";
import { vacanciesOf } from "@/lib/jobs/queries/public";
import { shownNeeds } from "@/lib/pipeline/queries/public";
import type { Locale } from "@/lib/platform/i18n/routing";
import { townName } from "@/lib/platform/i18n/town-names";
import { getOrganization, shownStaff } from "@/lib/recruiters/queries/public";
import { checkedOf } from "@/lib/trust/queries/public";

export const ensureStatic = "navigation";
/** No part can be rendered before the id is known. */
export const instant = false;

const mostEvents = 12;

/** Pages are built on first request; the build requires one sample address that no organization has. */
export const generateStaticParams = () => [{ id: "-" }];

type Props = PageProps<"/[locale]/recruiters/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const [organization, locale, t] = [await getOrganization(id), await getLocale(), await getTranslations("recruiters")];
  if (!organization) return { title: t("page.title") };
  const { organizationName: name, organizationType: type, sports } = organization;
  return pageMetadata({
    path: `/recruiters/${id}`,
    locale,
    title: name,
    description: t("organization.description", {
      name,
      type: t(`type.${type}`),
      city: townName(locale as Locale, organization),
    }),
    picture: sports[0] ?? "recruiters",
  });
}

export default async function Organization({ params }: Props) {
  const { id } = await params;
  const organization = await getOrganization(id);
  if (!organization) notFound();
  const [checked, answers, vacancies, { events }, needs, staff, t, locale] = await Promise.all([
    checkedOf(id),
    organizationAnswers(id),
    vacanciesOf(id),
    upcomingEvents({ organizerId: id, most: mostEvents }),
    shownNeeds(id),
    shownStaff(id),
    getTranslations("recruiters.page"),
    getLocale(),
  ]);
  return (
    <>
      <Trail
        steps={[
          { name: t("title"), path: "/recruiters" },
          { name: organization.organizationName, path: `/recruiters/${id}` },
        ]}
      />
      <JsonLd data={organizationData(organization, locale)} />
      <OrganizationPage {...{ organization, checked, answers, vacancies, events, needs, staff }} />
    </>
  );
}
