import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { EvidencePage } from "@/components/measurements/measurements-page";
import { GuardianClosed } from "@/components/players/guardian-closed";
import { currentActor, guardianActor } from "@/lib/entry/session";
import { ownMeasures } from "@/lib/measurements/queries/measures";
import { ownConfirmations } from "@/lib/measurements/queries/own-confirmations";
import { redirect } from "@/lib/platform/i18n/navigation";
import { guardianView } from "@/lib/players/queries/guardian";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("measurements.own");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

export default async function ChildEvidencePage({ params }: PageProps<"/[locale]/guardian/[key]/evidence">) {
  const { key } = await params;
  const actor = await guardianActor(key, await currentActor());
  const [guardian, confirmations, measures] = actor
    ? await Promise.all([guardianView(actor), ownConfirmations(actor), ownMeasures(actor)])
    : [null, null, []];
  if (!guardian || !confirmations) return <GuardianClosed />;
  if (guardian.status !== "confirmed") return redirect({ href: `/guardian/${key}`, locale: await getLocale() });
  return <EvidencePage own={confirmations} measures={measures} back={`/guardian/${key}`} guardian={key} />;
}
