import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AllClaims } from "@/components/measurements/all-claims";
import { GuardianClosed } from "@/components/players/guardian-closed";
import { currentActor, guardianActor } from "@/lib/entry/session";
import { redirect } from "@/lib/platform/i18n/navigation";
import { ownClaims } from "@/lib/players/queries/own-claims";
import { ownProfile } from "@/lib/players/queries/own-profile";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("attributes.form");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

type Props = PageProps<"/[locale]/guardian/[key]/profile/attributes">;

export default async function ChildAttributesPage({ params, searchParams }: Props) {
  const [{ key }, { sport }] = await Promise.all([params, searchParams]);
  const actor = await guardianActor(key, await currentActor());
  const [child, claims] = actor ? await Promise.all([ownProfile(actor), ownClaims(actor, sport)]) : [null, null];
  if (!child || !claims) return <GuardianClosed />;
  if (child.guardian?.status !== "confirmed") return redirect({ href: `/guardian/${key}`, locale: await getLocale() });
  const t = await getTranslations("attributes.form");
  return (
    <div className="wrap grid gap-8 pt-6 pb-section">
      <header className="grid gap-2">
        <h1 className="text-display-m">{t("childTitle", { player: child.fullName })}</h1>
        <p className="max-w-160 text-ink-2">{t("lead")}</p>
      </header>
      <AllClaims own={claims} guardian={key} />
    </div>
  );
}
