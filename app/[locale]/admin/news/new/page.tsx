import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ArticleForm } from "@/components/content/news/admin/article-form";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { currentActor } from "@/lib/entry/session";
import { isStaff } from "@/lib/platform/command/actor";
import { redirect } from "@/lib/platform/i18n/navigation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("news.admin"))("new"), robots: { index: false } };
}

export default async function NewArticlePage() {
  const [actor, locale, t] = [await currentActor(), await getLocale(), await getTranslations("news.admin")];
  if (!isStaff(actor, "news")) return redirect({ href: redirectFor(actor), locale });
  return (
    <AdminFrame title={t("new")} lead={t("newLead")} back={{ href: "/admin/news", label: t("title") }}>
      <ArticleForm article={null} reader={locale} />
    </AdminFrame>
  );
}
