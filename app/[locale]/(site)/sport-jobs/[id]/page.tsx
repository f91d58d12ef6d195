import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { jobPosting } from "@/components/jobs/json-ld";
import { OfferPage } from "@/components/jobs/offer-page";
import { JsonLd } from "@/components/layout/json-ld";
import { pageMetadata } from "@/components/layout/page-metadata";
import { Trail } from "@/components/layout/trail";
import { getOffer } from "@/lib/jobs/queries/public";

export const ensureStatic = "navigation";
/** No part can be rendered before the id is known. */
export const instant = false;

/** Pages are built on first request; the build requires one sample address that no offer has. */
export const generateStaticParams = () => [{ id: "-" }];

export async function generateMetadata({ params }: PageProps<"/[locale]/sport-jobs/[id]">): Promise<Metadata> {
  const { id } = await params;
  const offer = await getOffer(id);
  if (!offer) return { title: (await getTranslations("jobs"))("title") };
  const metadata = pageMetadata({
    path: `/sport-jobs/${id}`,
    locale: await getLocale(),
    title: offer.title,
    description: offer.description.replace(/\s+/g, " ").slice(0, 155),
    picture: offer.sport,
  });
  // Closed offers never return, so the server answers 410 for this field.
  return offer.status === "closed"
    ? { ...metadata, robots: { index: false }, other: { "http-status": "410" } }
    : metadata;
}

export default async function SportJobPage({ params }: PageProps<"/[locale]/sport-jobs/[id]">) {
  const offer = await getOffer((await params).id);
  if (!offer) notFound();
  const [locale, t] = await Promise.all([getLocale(), getTranslations()]);
  return (
    <>
      <Trail
        steps={[
          { name: t("jobs.title"), path: "/sport-jobs" },
          { name: offer.title, path: `/sport-jobs/${offer.id}` },
        ]}
      />
      {offer.status === "active" && offer.kind === "vacancy" && (
        <JsonLd data={jobPosting(offer, locale, t(`jobs.type.${offer.jobType}`))} />
      )}
      <OfferPage offer={offer} />
    </>
  );
}
