import type { Metadata } from "next";
import { pricingMetadata } from "@/components/billing/pricing-metadata";
import { PricingPage } from "@/components/billing/pricing-page";
import { payPerMatchCents, planOfProduct } from "@/lib/billing/queries/public";
import { isPricingRefusal } from "@/lib/billing/schema";

/** Sent in one piece, because without scripts a skeleton could not be replaced. */
export const instant = false;

export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await pricingMetadata()),
  robots: { index: false },
});

/** Rewritten from `/pricing`: `productId` marks the reader's plan, `refused` is the reason why none was bought. */
export default async function PricingOfProduct({ searchParams }: PageProps<"/[locale]/pricing/search">) {
  const { productId, refused: refusal } = await searchParams;
  const shownRefusal = isPricingRefusal(refusal) ? refusal : null;
  return <PricingPage singleCents={payPerMatchCents()} current={planOfProduct(productId)} refused={shownRefusal} />;
}
