import { OfferForVisitors } from "@/components/jobs/offer-for-visitors";

export { newOfferMetadata as generateMetadata } from "@/components/jobs/new-offer-metadata";

export const ensureStatic = "navigation";

export default function VisitorsNewOfferPage() {
  return <OfferForVisitors kind="candidate" />;
}
