import type { Metadata } from "next";
import { pricingMetadata } from "@/components/billing/pricing-metadata";
import { PricingPage } from "@/components/billing/pricing-page";
import { payPerMatchCents, planOfProduct } from "@/lib/billing/queries/public";

/** Shows itself whole or not at all. */
export const instant = false;

export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await pricingMetadata()),
  robots: { index: false },
});

/** `/pricing?productId=` by a rewrite: the plan that product stands for is marked as the reader's. */
export default async function PricingOfProduct({ searchParams }: PageProps<"/[locale]/pricing/search">) {
  const { productId } = await searchParams;
  return <PricingPage singleCents={payPerMatchCents()} current={planOfProduct(productId)} />;
}
