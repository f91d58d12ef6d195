import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AllClaims } from "@/components/measurements/all-claims";
import { memberActor } from "@/lib/entry/session";
import { redirect } from "@/lib/platform/i18n/navigation";
import { ownClaims } from "@/lib/players/queries/own-claims";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("attributes.form");
  return { title: t("title"), robots: { index: false, follow: false } };
}

export default async function AttributesPage({ searchParams }: PageProps<"/[locale]/player-signup/attributes">) {
  const { sport } = await searchParams;
  const claims = await ownClaims(await memberActor("/player-signup/attributes"), sport);
  if (!claims) return redirect({ href: "/player-signup", locale: await getLocale() });
  const t = await getTranslations("attributes.form");
  return (
    <div className="wrap grid gap-8 pt-6 pb-section">
      <header className="grid gap-2">
        <h1 className="text-display-m">{t("title")}</h1>
        <p className="max-w-160 text-ink-2">{t("lead")}</p>
      </header>
      <AllClaims own={claims} />
    </div>
  );
}
