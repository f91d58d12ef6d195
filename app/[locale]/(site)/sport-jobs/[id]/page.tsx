import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { breadcrumbs, jobPosting } from "@/components/jobs/json-ld";
import { OfferPage } from "@/components/jobs/offer-page";
import { JsonLd } from "@/components/layout/json-ld";
import { pageMetadata } from "@/components/layout/page-metadata";
import { getOffer, listOpenOffers } from "@/lib/jobs/queries/public";

export const ensureStatic = "navigation";

/** The newest are made with the build, the others when first asked for; an empty board still needs one name. */
export async function generateStaticParams() {
  const offers = (await listOpenOffers()).slice(0, 3).map(({ id }) => ({ id }));
  return offers.length > 0 ? offers : [{ id: "none" }];
}

export async function generateMetadata({ params }: PageProps<"/[locale]/sport-jobs/[id]">): Promise<Metadata> {
  const { id } = await params;
  const offer = await getOffer(id);
  if (!offer) return { title: (await getTranslations("jobs"))("title") };
  const description = offer.description.replace(/\s+/g, " ").slice(0, 155);
  return pageMetadata({
    path: `/sport-jobs/${id}`,
    locale: await getLocale(),
    title: offer.title,
    description,
    picture: offer.sport,
  });
}

export default async function SportJobPage({ params }: PageProps<"/[locale]/sport-jobs/[id]">) {
  const offer = await getOffer((await params).id);
  if (!offer) notFound();
  const [locale, t] = await Promise.all([getLocale(), getTranslations()]);
  return (
    <>
      <JsonLd data={breadcrumbs(offer, locale, { home: t("layout.nav.home"), board: t("jobs.title") })} />
      {offer.status === "active" && offer.kind === "vacancy" && (
        <JsonLd data={jobPosting(offer, locale, t(`jobs.type.${offer.jobType}`))} />
      )}
      <OfferPage offer={offer} />
    </>
  );
}
