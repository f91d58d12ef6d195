import { createHash } from "node:crypto";
import { cacheLife, cacheTag } from "next/cache";
import { rss } from "@/components/content/news/feed";
import { feedAddress } from "@/components/content/news/feed-address";
import { newsAddress } from "@/components/content/news/news-address";
import { listNews } from "@/lib/content/queries/public";
import { env } from "@/lib/platform/env";
import { isLocale, type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { isSport, type SportSlug } from "@/lib/sports/schema/sports";

/** For example `/feeds/fr/news.xml` or `/feeds/fr/judo.xml`; answers 304 if the reader has the current version. */
export async function GET(request: Request, { params }: RouteContext<"/feeds/[language]/[feed]">) {
  const { language, feed } = await params;
  const feedName = /^(.+)\.xml$/.exec(feed)?.[1];
  if (!isLocale(language) || (feedName !== "news" && !isSport(feedName)))
    return new Response("Not found", { status: 404 });
  const { xml, etag } = await newsFeed(language, feedName === "news" ? undefined : feedName);
  const headers = { etag, "cache-control": "public, no-cache" };
  if (request.headers.get("if-none-match")?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(xml, { headers: { ...headers, "content-type": "application/rss+xml; charset=utf-8" } });
}

async function newsFeed(locale: Locale, sport: SportSlug | undefined) {
  "use cache";
  cacheTag("news");
  cacheLife("hours");
  const [t, sports] = [translator(locale, "news"), translator(locale, "sports")];
  const page = (path: string) => env.APP_URL + localePath(path, locale);
  const items = (await listNews(locale, sport)).map((card) => ({
    title: card.title,
    link: page(`/news/${card.slug}`),
    summary: card.excerpt,
    author: card.author,
    sport: sports(`name.${card.sport}`),
    at: card.publishedAt,
  }));
  const head = {
    title: `Recruit · ${sport ? `${t("title")} · ${sports(`name.${sport}`)}` : t("title")}`,
    about: t("lead"),
    link: page(newsAddress({ q: "", sport: sport ?? null })),
    self: env.APP_URL + feedAddress(locale, sport),
    language: locale,
  };
  const xml = rss(head, items);
  return { xml, etag: `"${createHash("sha256").update(xml).digest("base64url").slice(0, 27)}"` };
}
