import { createHash } from "node:crypto";
import { cacheLife, cacheTag } from "next/cache";
import { rss } from "@/components/news/feed";
import { feedAddress } from "@/components/news/feed-address";
import { newsAddress } from "@/components/news/news-address";
import { listNews } from "@/lib/news/queries/public";
import { env } from "@/lib/platform/env";
import { isLocale, type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { isSport, type SportSlug } from "@/lib/sports/schema";

/** `/feeds/fr/news.xml`, `/feeds/fr/judo.xml`. Readers ask again and again: what they have already is not sent anew. */
export async function GET(request: Request, { params }: RouteContext<"/feeds/[language]/[feed]">) {
  const { language, feed } = await params;
  const what = /^(.+)\.xml$/.exec(feed)?.[1];
  if (!isLocale(language) || (what !== "news" && !isSport(what))) return new Response("Not found", { status: 404 });
  const { xml, etag } = await newsFeed(language, what === "news" ? undefined : what);
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
