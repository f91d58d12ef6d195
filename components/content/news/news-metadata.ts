import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";
import type { Article } from "@/lib/content/queries/public";
import { pictureAddress } from "@/lib/content/schema/picture";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { feedAddress } from "./feed-address";

/** Filtered lists have the full list as their canonical URL. */
export async function newsMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("news")]);
  return withFeeds(pageMetadata({ path: "/news", locale, title: t("title"), description: t("lead"), picture: "news" }));
}

export async function articleMetadata({ slug, sport, title, summary, author, publishedAt, picture }: Article) {
  const image = picture && { url: pictureAddress(picture.id, "preview"), alt: picture.alt };
  const description = {
    image,
    path: `/news/${slug}`,
    title,
    description: summary,
    picture: sport,
    published: publishedAt,
  };
  const metadata = pageMetadata({ ...description, locale: await getLocale() });
  return { ...(await withFeeds(metadata, sport)), authors: author ? [{ name: author }] : undefined };
}

/** The server answers 410 if a page sets this field. */
export async function retractedMetadata(): Promise<Metadata> {
  const t = await getTranslations("news");
  return { title: t("retracted"), robots: { index: false }, other: { "http-status": "410" } };
}

/** Adds the feeds, so that feed readers can discover them. */
async function withFeeds(metadata: Metadata, sport?: SportSlug): Promise<Metadata> {
  const [locale, t, sports] = await Promise.all([getLocale(), getTranslations("news"), getTranslations("sports.name")]);
  const feeds = [{ title: `Recruit · ${t("title")}`, url: feedAddress(locale) }];
  if (sport) feeds.push({ title: `Recruit · ${sports(sport)}`, url: feedAddress(locale, sport) });
  return { ...metadata, alternates: { ...metadata.alternates, types: { "application/rss+xml": feeds } } };
}
