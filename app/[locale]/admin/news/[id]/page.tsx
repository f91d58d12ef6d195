import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ArticleActs } from "@/components/content/news/admin/article-acts";
import { ArticleForm } from "@/components/content/news/admin/article-form";
import { ArticleState } from "@/components/content/news/admin/article-state";
import { PictureForm } from "@/components/content/news/admin/picture-form";
import { NotFound } from "@/components/layout/not-found";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { getDraft } from "@/lib/content/queries/article-list";
import { currentActor } from "@/lib/entry/session";
import { isStaff } from "@/lib/platform/command/actor";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { locales } from "@/lib/platform/i18n/routing";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("news.admin"))("article"), robots: { index: false } };
}

export default async function AdminArticlePage({ params }: PageProps<"/[locale]/admin/news/[id]">) {
  const [actor, locale] = [await currentActor(), await getLocale()];
  if (!isStaff(actor, "news")) return redirect({ href: redirectFor(actor), locale });
  const [article, zone, t] = await Promise.all([
    getDraft(actor, (await params).id),
    readerZone(),
    getTranslations("news.admin"),
  ]);
  if (!article) return <NotFound />;
  const { words: texts } = article;
  const title =
    texts[locale].title ?? locales.flatMap((otherLocale) => texts[otherLocale].title ?? [])[0] ?? t("untitled");
  return (
    <AdminFrame
      title={title}
      lead={<ArticleState article={article} zone={zone} />}
      back={{ href: "/admin/news", label: t("title") }}
    >
      <ArticleForm article={article} reader={locale} />
      <PictureForm article={article} />
      <ArticleActs article={article} zone={zone} />
    </AdminFrame>
  );
}
