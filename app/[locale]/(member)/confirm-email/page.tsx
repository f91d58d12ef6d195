import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { redirect } from "@/lib/platform/i18n/navigation";

const outcomes = ["confirmed", "agreed", "changed"] as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("accounts.confirm"))("title"), robots: { index: false, follow: false } };
}

export default async function EmailConfirmedPage({ searchParams }: PageProps<"/[locale]/confirm-email">) {
  const [{ done }, t] = await Promise.all([searchParams, getTranslations("accounts.confirm")]);
  const outcome = outcomes.find((candidate) => candidate === done);
  if (!outcome) return redirect({ href: "/account", locale: await getLocale() });
  return (
    <div className="wrap head pb-24">
      <h1>{t(`done.${outcome}.title`)}</h1>
      <p className="lead">{t(`done.${outcome}.text`)}</p>
      <p className="mt-6">
        <LinkButton href="/account">{t("account")}</LinkButton>
      </p>
    </div>
  );
}
