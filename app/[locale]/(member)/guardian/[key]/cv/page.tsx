import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { CvDesk } from "@/components/cvs/cv-desk";
import { GuardianClosed } from "@/components/players/guardian-closed";
import { ownCvs } from "@/lib/cvs/queries/own-cvs";
import { redirect } from "@/lib/platform/i18n/navigation";
import { guardianView } from "@/lib/players/queries/guardian";
import { currentActor, guardianActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("cvs");
  return { title: t("page"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** A child's CVs, in the hands of the guardian who has said yes. */
export default async function ChildCvPage({ params }: PageProps<"/[locale]/guardian/[key]/cv">) {
  const { key } = await params;
  const actor = await guardianActor(key, await currentActor());
  const [guardian, own] = actor ? await Promise.all([guardianView(actor), ownCvs(actor)]) : [null, null];
  if (!guardian || !own) return <GuardianClosed />;
  if (guardian.status !== "confirmed") return redirect({ href: `/guardian/${key}`, locale: await getLocale() });
  return <CvDesk own={own} back={`/guardian/${key}`} guardian={key} />;
}
