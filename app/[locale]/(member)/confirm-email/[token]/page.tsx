import type { Metadata } from "next";
import { connection } from "next/server";
import { getTranslations } from "next-intl/server";
import { ClosedLink } from "@/components/accounts/closed-link";
import { ConfirmForm } from "@/components/accounts/confirm-form";
import { LinkButton } from "@/components/ui/link-button";
import { mailedLink } from "@/lib/accounts/queries/mailed-link";
import { emailLinks } from "@/lib/accounts/schema";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accounts.confirm");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

export default async function ConfirmEmailPage({ params }: PageProps<"/[locale]/confirm-email/[token]">) {
  await connection();
  const [{ token }, t] = await Promise.all([params, getTranslations("accounts.confirm")]);
  const link = await mailedLink(token, emailLinks);
  if (!link)
    return (
      <ClosedLink>
        <LinkButton href="/account">{t("account")}</LinkButton>
      </ClosedLink>
    );
  return (
    <div className="wrap head pb-24">
      <h1>{t("title")}</h1>
      <p className="lead wrap-anywhere">{t(link.kind, { email: link.email })}</p>
      <ConfirmForm token={token} changes={link.kind !== "email_confirmation"} />
    </div>
  );
}
