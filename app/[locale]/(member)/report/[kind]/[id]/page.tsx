import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFound } from "@/components/layout/not-found";
import { ReportPage } from "@/components/trust/moderation/report-page";
import { memberActor } from "@/lib/entry/session";
import { reportView } from "@/lib/trust/queries/own-reports";
import { thingInput } from "@/lib/trust/schema/moderation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("moderation"))("report"), robots: { index: false, follow: false } };
}

export default async function Report({ params }: PageProps<"/[locale]/report/[kind]/[id]">) {
  const { kind, id: subjectId } = await params;
  const actor = await memberActor(`/report/${kind}/${subjectId}`);
  const parsed = thingInput.safeParse({ kind, subjectId });
  const view = parsed.success ? await reportView(actor, parsed.data.kind, parsed.data.subjectId) : null;
  return view ? <ReportPage view={view} /> : <NotFound />;
}
