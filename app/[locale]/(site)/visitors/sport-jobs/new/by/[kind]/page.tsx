import { notFound } from "next/navigation";
import { OfferForVisitors } from "@/components/jobs/offer-for-visitors";
import { jobSearch } from "@/lib/jobs/schema/job";

export { newOfferMetadata as generateMetadata } from "@/components/jobs/new-offer-metadata";

export const ensureStatic = "navigation";
/** No part can be rendered before the kind is known. */
export const instant = false;

/** Pages are built on first request; the build requires one sample address that no kind has. */
export const generateStaticParams = () => [{ kind: "-" }];

export default async function VisitorsNewOfferBy({ params }: PageProps<"/[locale]/visitors/sport-jobs/new/by/[kind]">) {
  const { kind } = jobSearch(await params);
  if (!kind) notFound();
  return <OfferForVisitors kind={kind} />;
}
