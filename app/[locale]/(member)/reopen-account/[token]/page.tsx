import type { Metadata } from "next";
import { connection } from "next/server";
import { getTranslations } from "next-intl/server";
import { ClosedLink } from "@/components/accounts/closed-link";
import { ReopenForm } from "@/components/accounts/reopen-form";
import { LinkButton } from "@/components/ui/link-button";
import { mailedLink } from "@/lib/accounts/queries/mailed-link";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accounts.return");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

export default async function ReopenAccountPage({ params }: PageProps<"/[locale]/reopen-account/[token]">) {
  await connection();
  const [{ token }, t, layout] = await Promise.all([
    params,
    getTranslations("accounts.return"),
    getTranslations("layout"),
  ]);
  const link = await mailedLink(token, ["account_return"]);
  if (!link)
    return (
      <ClosedLink>
        <LinkButton href="/auth">{layout("signIn")}</LinkButton>
      </ClosedLink>
    );
  return (
    <div className="wrap head pb-24">
      <h1>{t("title")}</h1>
      <p className="lead">{t("lead")}</p>
      <ReopenForm token={token} />
    </div>
  );
}
