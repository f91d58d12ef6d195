import { OfferForStrangers } from "@/components/jobs/offer-for-strangers";

export { newOfferMetadata as generateMetadata } from "@/components/jobs/new-offer-metadata";

export const ensureStatic = "navigation";

export default function StrangersNewOfferPage() {
  return <OfferForStrangers kind="candidate" />;
}
