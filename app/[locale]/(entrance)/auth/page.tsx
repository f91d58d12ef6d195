import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Entrance } from "@/components/accounts/entrance";
import { SignInForm } from "@/components/accounts/sign-in-form";
import { alternates } from "@/lib/core/i18n/alternates";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accounts");
  return { title: t("signIn.tab"), alternates: alternates("/auth", await getLocale()) };
}

export default function SignInPage() {
  return (
    <Entrance tab="signIn">
      <SignInForm />
    </Entrance>
  );
}
