import { notFound } from "next/navigation";
import { OfferForStrangers } from "@/components/jobs/offer-for-strangers";
import { jobSearch } from "@/lib/jobs/schema/job";

export { newOfferMetadata as generateMetadata } from "@/components/jobs/new-offer-metadata";

export const ensureStatic = "navigation";
/** Nothing of it can stand before its address is known. */
export const instant = false;

/** Made when first asked for. Next wants one address at build time: this can be nobody's. */
export const generateStaticParams = () => [{ kind: "-" }];

export default async function StrangersNewOfferBy({
  params,
}: PageProps<"/[locale]/strangers/sport-jobs/new/by/[kind]">) {
  const { kind } = jobSearch(await params);
  if (!kind) notFound();
  return <OfferForStrangers kind={kind} />;
}
