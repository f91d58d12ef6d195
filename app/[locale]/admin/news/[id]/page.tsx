import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { redirectFor } from "@/components/admin/desks";
import { NotFound } from "@/components/layout/not-found";
import { ArticleActs } from "@/components/news/desk/article-acts";
import { ArticleForm } from "@/components/news/desk/article-form";
import { ArticleState } from "@/components/news/desk/article-state";
import { PictureForm } from "@/components/news/desk/picture-form";
import { getDraft } from "@/lib/news/queries/desk";
import { isStaff } from "@/lib/platform/command/actor";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { locales } from "@/lib/platform/i18n/routing";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("news.desk"))("article"), robots: { index: false } };
}

export default async function AdminArticlePage({ params }: PageProps<"/[locale]/admin/news/[id]">) {
  const [actor, locale] = [await currentActor(), await getLocale()];
  if (!isStaff(actor, "news")) return redirect({ href: redirectFor(actor), locale });
  const [article, zone, t] = await Promise.all([
    getDraft(actor, (await params).id),
    readerZone(),
    getTranslations("news.desk"),
  ]);
  if (!article) return <NotFound />;
  const { words } = article;
  const title = words[locale].title ?? locales.flatMap((each) => words[each].title ?? [])[0] ?? t("untitled");
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
