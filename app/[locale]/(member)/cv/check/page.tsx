import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { CheckCv } from "@/components/cvs/check-cv";
import { TooOften } from "@/components/layout/too-often";
import { checkedCv } from "@/lib/cvs/queries/opened-cv";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("cvs.check");
  return { title: t("page"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

export default async function CheckCvPage({ searchParams }: PageProps<"/[locale]/cv/check">) {
  const [actor, { code }, locale] = await Promise.all([currentActor(), searchParams, getLocale()]);
  const typed = (typeof code === "string" ? code : "").slice(0, 40);
  const checked = typed === "" ? null : await checkedCv({ ...actor, locale }, typed).catch(ifTooOften);
  if (checked instanceof Refusal)
    return <CheckCv typed={typed} checked={null} instead={<TooOften refusal={checked} />} />;
  return <CheckCv typed={typed} checked={checked} />;
}
