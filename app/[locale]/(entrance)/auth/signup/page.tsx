import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Entrance } from "@/components/accounts/entrance";
import { SignUpForm } from "@/components/accounts/sign-up-form";
import { pageMetadata } from "@/components/layout/page-metadata";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accounts");
  return pageMetadata({
    path: "/auth/signup",
    locale: await getLocale(),
    title: t("signUp.tab"),
    description: `${t("signUp.headline")} ${t("promise")}`,
    picture: "home",
  });
}

export default function SignUpPage() {
  return (
    <Entrance page="signUp">
      <SignUpForm />
    </Entrance>
  );
}
