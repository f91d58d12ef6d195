import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { EvidencePage } from "@/components/evidence/evidence-page";
import { redirect } from "@/lib/core/i18n/navigation";
import { ownMeasures } from "@/lib/evidence/queries/measures";
import { ownConfirmations } from "@/lib/evidence/queries/own-confirmations";
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
