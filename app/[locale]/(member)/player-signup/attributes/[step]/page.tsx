import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ClaimsForm } from "@/components/measurements/claims-form";
import { ownClaims } from "@/lib/measurements/queries/own-claims";
import { claimsPath } from "@/lib/measurements/schema/paths";
import { redirect } from "@/lib/platform/i18n/navigation";
import { memberActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("attributes.form");
  return { title: t("title"), robots: { index: false, follow: false } };
}

type Props = PageProps<"/[locale]/player-signup/attributes/[step]">;

/** One screen of what recruiters look for. A screen there is not leads to all of them. */
export default async function AttributesStepPage({ params, searchParams }: Props) {
  const [{ step: slug }, { sport }] = await Promise.all([params, searchParams]);
  const own = await ownClaims(await memberActor(claimsPath({ step: slug })), sport);
  const step = own?.steps.find((each) => each.slug === slug);
  if (!own || !step) return redirect({ href: own ? claimsPath({}) : "/player-signup", locale: await getLocale() });
  const t = await getTranslations("attributes.form");
  return (
    <div className="wrap grid gap-6 pt-6 pb-section">
      <h1 className="text-xl">{t("title")}</h1>
      <ClaimsForm own={own} step={step} />
    </div>
  );
}
