import type { Metadata } from "next";
import { connection } from "next/server";
import { getTranslations } from "next-intl/server";
import { ClosedLink } from "@/components/accounts/closed-link";
import { ResetForm } from "@/components/accounts/reset-form";
import { LinkButton } from "@/components/ui/link-button";
import { mailedLink } from "@/lib/accounts/queries/mailed-link";
import { returnPath } from "@/lib/platform/http/return-path";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accounts.reset");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

export default async function ResetPasswordPage({
  params,
  searchParams,
}: PageProps<"/[locale]/reset-password/[token]">) {
  await connection();
  const [{ token }, { next }, t] = await Promise.all([params, searchParams, getTranslations("accounts.reset")]);
  const link = await mailedLink(token, ["password_reset"]);
  if (!link)
    return (
      <ClosedLink>
        <LinkButton href="/auth/forgot">{t("again")}</LinkButton>
      </ClosedLink>
    );
  return (
    <div className="wrap head pb-24">
      <h1>{t("title")}</h1>
      <p className="lead">{t("lead", { email: link.email })}</p>
      <div className="mt-6 max-w-[28rem]">
        <ResetForm token={token} email={link.email} next={returnPath(typeof next === "string" ? next : null)} />
      </div>
    </div>
  );
}
