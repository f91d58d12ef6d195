import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { EvidencePage } from "@/components/measurements/measurements-page";
import { ownMeasures } from "@/lib/measurements/queries/measures";
import { ownConfirmations } from "@/lib/measurements/queries/own-confirmations";
import { redirect } from "@/lib/platform/i18n/navigation";
import { memberActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("evidence.own"))("title"), robots: { index: false } };
}

export default async function OwnEvidencePage() {
  const actor = await memberActor("/dashboard/evidence");
  const [own, measures] = await Promise.all([ownConfirmations(actor), ownMeasures(actor)]);
  if (!own) return redirect({ href: "/dashboard", locale: await getLocale() });
  return <EvidencePage own={own} measures={measures} back="/dashboard" />;
}
