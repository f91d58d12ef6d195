import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Entrance } from "@/components/accounts/entrance";
import { SignUpForm } from "@/components/accounts/sign-up-form";
import { alternates } from "@/lib/core/i18n/alternates";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accounts");
  return { title: t("signUp.tab"), alternates: alternates("/auth/signup", await getLocale()) };
}

export default function SignUpPage() {
  return (
    <Entrance tab="signUp">
      <SignUpForm />
    </Entrance>
  );
}
