import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { EvidencePage } from "@/components/measurements/measurements-page";
import { memberActor } from "@/lib/entry/session";
import { ownMeasures } from "@/lib/measurements/queries/measures";
import { ownConfirmations } from "@/lib/measurements/queries/own-confirmations";
import { redirect } from "@/lib/platform/i18n/navigation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("measurements.own"))("title"), robots: { index: false } };
}

export default async function OwnEvidencePage() {
  const actor = await memberActor("/dashboard/evidence");
  const [confirmations, measures] = await Promise.all([ownConfirmations(actor), ownMeasures(actor)]);
  if (!confirmations) return redirect({ href: "/dashboard", locale: await getLocale() });
  return <EvidencePage own={confirmations} measures={measures} back="/dashboard" />;
}
