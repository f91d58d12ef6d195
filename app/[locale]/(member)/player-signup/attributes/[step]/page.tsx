import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ClaimsForm } from "@/components/measurements/claims-form";
import { memberActor } from "@/lib/entry/session";
import { redirect } from "@/lib/platform/i18n/navigation";
import { ownClaims } from "@/lib/players/queries/own-claims";
import { claimsPath } from "@/lib/players/schema/paths";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("attributes.form");
  return { title: t("title"), robots: { index: false, follow: false } };
}

type Props = PageProps<"/[locale]/player-signup/attributes/[step]">;

/** An unknown step redirects to the overview. */
export default async function AttributesStepPage({ params, searchParams }: Props) {
  const [{ step: slug }, { sport }] = await Promise.all([params, searchParams]);
  const claims = await ownClaims(await memberActor(claimsPath({ step: slug })), sport);
  const step = claims?.steps.find((candidate) => candidate.slug === slug);
  if (!claims || !step)
    return redirect({ href: claims ? claimsPath({}) : "/player-signup", locale: await getLocale() });
  const t = await getTranslations("attributes.form");
  return (
    <div className="wrap grid gap-6 pt-6 pb-section">
      <h1 className="text-xl">{t("title")}</h1>
      <ClaimsForm own={claims} step={step} />
    </div>
  );
}
