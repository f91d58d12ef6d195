import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { redirectFor } from "@/components/admin/desks";
import { NotFound } from "@/components/layout/not-found";
import { ArticlePage } from "@/components/news/article-page";
import { BackLink } from "@/components/ui/back-link";
import { Notice } from "@/components/ui/notice";
import { getDraft, previewOf } from "@/lib/news/queries/desk";
import { relatedNews } from "@/lib/news/queries/public";
import { isStaff } from "@/lib/platform/command/actor";
import { redirect } from "@/lib/platform/i18n/navigation";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("news.desk"))("previewTitle"), robots: { index: false } };
}

export default async function ArticlePreviewPage({ params }: PageProps<"/[locale]/admin/news/[id]/preview">) {
  const [actor, locale, { id }] = [await currentActor(), await getLocale(), await params];
  if (!isStaff(actor, "news")) return redirect({ href: redirectFor(actor), locale });
  const [draft, t] = [await getDraft(actor, id), await getTranslations("news.desk")];
  if (!draft) return <NotFound />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-6 [&_.wrap]:px-0">
      <BackLink href={`/admin/news/${id}`} label={t("backToArticle")} />
      <Notice title={t("previewNote")} />
      <ArticlePage article={previewOf(draft, locale)} related={await relatedNews(draft, locale)} counted={false} />
    </div>
  );
}
