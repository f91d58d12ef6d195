import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Entrance } from "@/components/accounts/entrance";
import { SignInForm } from "@/components/accounts/sign-in-form";
import { pageMetadata } from "@/components/layout/page-metadata";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accounts");
  return pageMetadata({
    path: "/auth",
    locale: await getLocale(),
    title: t("signIn.tab"),
    description: `${t("signIn.headline")} ${t("promise")}`,
    picture: "home",
  });
}

export default function SignInPage() {
  return (
    <Entrance page="signIn">
      <SignInForm />
    </Entrance>
  );
}
