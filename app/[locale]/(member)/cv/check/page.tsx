import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { TooOften } from "@/components/layout/too-often";
import { CheckCv } from "@/components/measurements/cvs/check-cv";
import { currentActor } from "@/lib/entry/session";
import { checkedCv } from "@/lib/measurements/queries/opened-cv";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("cvs.check");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

export default async function CheckCvPage({ searchParams }: PageProps<"/[locale]/cv/check">) {
  const [actor, { code }, locale] = await Promise.all([currentActor(), searchParams, getLocale()]);
  const typedCode = (typeof code === "string" ? code : "").slice(0, 40);
  const checked = typedCode === "" ? null : await checkedCv({ ...actor, locale }, typedCode).catch(ifTooOften);
  if (checked instanceof Refusal)
    return <CheckCv typed={typedCode} checked={null} instead={<TooOften refusal={checked} />} />;
  return <CheckCv typed={typedCode} checked={checked} />;
}
