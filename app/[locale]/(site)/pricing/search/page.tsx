import type { Metadata } from "next";
import { pricingMetadata } from "@/components/billing/pricing-metadata";
import { PricingPage } from "@/components/billing/pricing-page";
import { payPerMatchCents, planOfProduct } from "@/lib/billing/queries/public";
import { isPricingRefusal } from "@/lib/billing/schema";

/** Shows itself whole or not at all. */
export const instant = false;

export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await pricingMetadata()),
  robots: { index: false },
});

/** By a rewrite: at `/pricing?productId=` the plan that product stands for is marked as the reader's, at `?refused=` it says why none was taken. */
export default async function PricingOfProduct({ searchParams }: PageProps<"/[locale]/pricing/search">) {
  const { productId, refused } = await searchParams;
  const shownRefusal = isPricingRefusal(refused) ? refused : null;
  return <PricingPage singleCents={payPerMatchCents()} current={planOfProduct(productId)} refused={shownRefusal} />;
}
