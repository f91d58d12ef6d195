import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { CvEditor } from "@/components/measurements/cvs/cv-editor";
import { GuardianClosed } from "@/components/players/guardian-closed";
import { currentActor, guardianActor } from "@/lib/entry/session";
import { ownCvs } from "@/lib/measurements/queries/own-cvs";
import { redirect } from "@/lib/platform/i18n/navigation";
import { guardianView } from "@/lib/players/queries/guardian";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("cvs");
  return { title: t("page"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

export default async function ChildCvPage({ params }: PageProps<"/[locale]/guardian/[key]/cv">) {
  const { key } = await params;
  const actor = await guardianActor(key, await currentActor());
  const [guardian, cvs] = actor ? await Promise.all([guardianView(actor), ownCvs(actor)]) : [null, null];
  if (!guardian || !cvs) return <GuardianClosed />;
  if (guardian.status !== "confirmed") return redirect({ href: `/guardian/${key}`, locale: await getLocale() });
  return <CvEditor own={cvs} back={`/guardian/${key}`} guardian={key} />;
}
