import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFound } from "@/components/layout/not-found";
import { GuardianClosed } from "@/components/players/guardian-closed";
import { ReportPage } from "@/components/trust/moderation/report-page";
import { currentActor, guardianActor } from "@/lib/entry/session";
import { reportView } from "@/lib/trust/queries/own-reports";
import { thingInput } from "@/lib/trust/schema/moderation";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("moderation");
  return { title: t("report"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

export default async function GuardianReport({ params }: PageProps<"/[locale]/guardian/[key]/report/[kind]/[id]">) {
  const { key, kind, id: subjectId } = await params;
  const actor = await guardianActor(key, await currentActor());
  if (!actor) return <GuardianClosed />;
  const parsed = thingInput.safeParse({ kind, subjectId });
  const view = parsed.success ? await reportView(actor, parsed.data.kind, parsed.data.subjectId) : null;
  return view ? <ReportPage view={view} guardian={key} /> : <NotFound />;
}
