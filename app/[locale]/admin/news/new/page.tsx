import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { redirectFor } from "@/components/admin/desks";
import { ArticleForm } from "@/components/news/desk/article-form";
import { isStaff } from "@/lib/platform/command/actor";
import { redirect } from "@/lib/platform/i18n/navigation";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("news.desk"))("new"), robots: { index: false } };
}

export default async function NewArticlePage() {
  const [actor, locale, t] = [await currentActor(), await getLocale(), await getTranslations("news.desk")];
  if (!isStaff(actor, "news")) return redirect({ href: redirectFor(actor), locale });
  return (
    <AdminFrame title={t("new")} lead={t("newLead")} back={{ href: "/admin/news", label: t("title") }}>
      <ArticleForm article={null} reader={locale} />
    </AdminFrame>
  );
}
