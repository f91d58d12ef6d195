import { notFound } from "next/navigation";
import { OfferForStrangers } from "@/components/jobs/offer-for-strangers";
import { jobSearch } from "@/lib/jobs/schema/job";

export { newOfferMetadata as generateMetadata } from "@/components/jobs/new-offer-metadata";

export const ensureStatic = "navigation";
/** No part can be rendered before the kind is known. */
export const instant = false;

/** Pages are built on first request; the build requires one sample address that no kind has. */
export const generateStaticParams = () => [{ kind: "-" }];

export default async function StrangersNewOfferBy({
  params,
}: PageProps<"/[locale]/strangers/sport-jobs/new/by/[kind]">) {
  const { kind } = jobSearch(await params);
  if (!kind) notFound();
  return <OfferForStrangers kind={kind} />;
}
