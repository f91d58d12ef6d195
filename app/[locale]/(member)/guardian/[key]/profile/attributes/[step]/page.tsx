import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ClaimsForm } from "@/components/measurements/claims-form";
import { GuardianClosed } from "@/components/players/guardian-closed";
import { currentActor, guardianActor } from "@/lib/entry/session";
import { redirect } from "@/lib/platform/i18n/navigation";
import { ownClaims } from "@/lib/players/queries/own-claims";
import { ownProfile } from "@/lib/players/queries/own-profile";
import { claimsPath } from "@/lib/players/schema/paths";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("attributes.form");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

type Props = PageProps<"/[locale]/guardian/[key]/profile/attributes/[step]">;

export default async function ChildAttributesStepPage({ params, searchParams }: Props) {
  const [{ key, step: slug }, { sport }] = await Promise.all([params, searchParams]);
  const actor = await guardianActor(key, await currentActor());
  const [child, claims] = actor ? await Promise.all([ownProfile(actor), ownClaims(actor, sport)]) : [null, null];
  if (!child || !claims) return <GuardianClosed />;
  const basePath = `/guardian/${key}`;
  const locale = await getLocale();
  if (child.guardian?.status !== "confirmed") return redirect({ href: basePath, locale });
  const step = claims.steps.find((candidate) => candidate.slug === slug);
  if (!step) return redirect({ href: claimsPath({ basePath }), locale });
  const t = await getTranslations("attributes.form");
  return (
    <div className="wrap grid gap-6 pt-6 pb-section">
      <h1 className="text-xl">{t("childTitle", { player: child.fullName })}</h1>
      <ClaimsForm own={claims} step={step} guardian={key} />
    </div>
  );
}
