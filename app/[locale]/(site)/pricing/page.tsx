import { pricingMetadata } from "@/components/billing/pricing-metadata";
import { PricingPage } from "@/components/billing/pricing-page";
import { payPerMatchCents } from "@/lib/billing/queries/public";

export const ensureStatic = "navigation";

export const generateMetadata = () => pricingMetadata();

export default function Pricing() {
  return <PricingPage singleCents={payPerMatchCents()} />;
}
