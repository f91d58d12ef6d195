import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ArticlePage } from "@/components/content/news/article-page";
import { NotFound } from "@/components/layout/not-found";
import { redirectFor } from "@/components/trust/admin/sections";
import { BackLink } from "@/components/ui/back-link";
import { Notice } from "@/components/ui/notice";
import { getDraft, previewOf } from "@/lib/content/queries/article-list";
import { relatedNews } from "@/lib/content/queries/public";
import { currentActor } from "@/lib/entry/session";
import { isStaff } from "@/lib/platform/command/actor";
import { redirect } from "@/lib/platform/i18n/navigation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("news.admin"))("previewTitle"), robots: { index: false } };
}

export default async function ArticlePreviewPage({ params }: PageProps<"/[locale]/admin/news/[id]/preview">) {
  const [actor, locale, { id }] = [await currentActor(), await getLocale(), await params];
  if (!isStaff(actor, "news")) return redirect({ href: redirectFor(actor), locale });
  const [draft, t] = [await getDraft(actor, id), await getTranslations("news.admin")];
  if (!draft) return <NotFound />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-6 [&_.wrap]:px-0">
      <BackLink href={`/admin/news/${id}`} label={t("backToArticle")} />
      <Notice title={t("previewNote")} />
      <ArticlePage article={previewOf(draft, locale)} related={await relatedNews(draft, locale)} counted={false} />
    </div>
  );
}
