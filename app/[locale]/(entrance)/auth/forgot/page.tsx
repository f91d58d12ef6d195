import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Entrance } from "@/components/accounts/entrance";
import { ForgotForm } from "@/components/accounts/forgot-form";
import { pageMetadata } from "@/components/layout/page-metadata";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accounts.forgot");
  return pageMetadata({
    path: "/auth/forgot",
    locale: await getLocale(),
    title: t("title"),
    description: t("lead"),
    picture: "home",
  });
}

export default function ForgotPage() {
  return (
    <Entrance page="forgot">
      <ForgotForm />
    </Entrance>
  );
}
