import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { redirectFor } from "@/components/admin/desks";
import { TooOften } from "@/components/layout/too-often";
import { ArticleList } from "@/components/news/desk/article-list";
import { LinkButton } from "@/components/ui/link-button";
import { listArticles } from "@/lib/news/queries/desk";
import { countBrokenFeeds } from "@/lib/news/queries/feeds";
import { newsChoices } from "@/lib/news/schema/article";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { readDesk } from "@/lib/platform/http/desk";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("news"), robots: { index: false } };
}

export default async function AdminNewsPage({ searchParams }: PageProps<"/[locale]/admin/news">) {
  const [actor, t] = [await currentActor(), await getTranslations("news.desk")];
  const search = readDesk(newsChoices, await searchParams);
  const found = await listArticles(actor, search).catch(ifTooOften);
  if (!found) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  const broken = await countBrokenFeeds(actor);
  return (
    <AdminFrame title={t("title")}>
      <p className="flex flex-wrap gap-3">
        <LinkButton href="/admin/news/new" variant="outline">
          {t("new")}
        </LinkButton>
        <LinkButton href="/admin/news/feeds" variant="quiet">
          {t("feedsBroken", { count: broken })}
        </LinkButton>
      </p>
      {found instanceof Refusal ? (
        <TooOften refusal={found} />
      ) : (
        <ArticleList search={search} zone={await readerZone()} {...found} />
      )}
    </AdminFrame>
  );
}
