import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ArticleList } from "@/components/content/news/admin/article-list";
import { TooOften } from "@/components/layout/too-often";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { LinkButton } from "@/components/ui/link-button";
import { listArticles } from "@/lib/content/queries/article-list";
import { countBrokenFeeds } from "@/lib/content/queries/feeds";
import { newsChoices } from "@/lib/content/schema/article";
import { currentActor } from "@/lib/entry/session";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { readListSearch } from "@/lib/platform/http/list-search";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("news"), robots: { index: false } };
}

export default async function AdminNewsPage({ searchParams }: PageProps<"/[locale]/admin/news">) {
  const [actor, t] = [await currentActor(), await getTranslations("news.admin")];
  const search = readListSearch(newsChoices, await searchParams);
  const list = await listArticles(actor, search).catch(ifTooOften);
  if (!list) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  const brokenFeedCount = await countBrokenFeeds(actor);
  return (
    <AdminFrame title={t("title")}>
      <p className="flex flex-wrap gap-3">
        <LinkButton href="/admin/news/new" variant="outline">
          {t("new")}
        </LinkButton>
        <LinkButton href="/admin/news/feeds" variant="quiet">
          {t("feedsBroken", { count: brokenFeedCount })}
        </LinkButton>
      </p>
      {list instanceof Refusal ? (
        <TooOften refusal={list} />
      ) : (
        <ArticleList search={search} zone={await readerZone()} {...list} />
      )}
    </AdminFrame>
  );
}
