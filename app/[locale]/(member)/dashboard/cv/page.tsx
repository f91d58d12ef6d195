import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { CvEditor } from "@/components/measurements/cvs/cv-editor";
import { memberActor } from "@/lib/entry/session";
import { ownCvs } from "@/lib/measurements/queries/own-cvs";
import { redirect } from "@/lib/platform/i18n/navigation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("cvs"))("title"), robots: { index: false }, referrer: "same-origin" };
}

export default async function OwnCvPage() {
  const cvs = await ownCvs(await memberActor("/dashboard/cv"));
  if (!cvs) return redirect({ href: "/dashboard", locale: await getLocale() });
  return <CvEditor own={cvs} back="/dashboard" />;
}
