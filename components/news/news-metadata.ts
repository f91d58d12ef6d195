import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { alternates } from "@/lib/core/i18n/alternates";
import type { SportSlug } from "@/lib/sports/schema";
import { feedAddress } from "./feed-address";

/** Of the list, as a whole or filtered: the canonical address is that of the whole. */
export async function newsMetadata(): Promise<Metadata> {
  const t = await getTranslations("news");
  return { title: t("title"), description: t("lead"), alternates: await withFeeds("/news") };
}

/** The alternates of a page of news, with the feeds that a reader's program finds in its head. */
export async function withFeeds(path: string, sport?: SportSlug): Promise<Metadata["alternates"]> {
  const [locale, t, sports] = await Promise.all([getLocale(), getTranslations("news"), getTranslations("sports.name")]);
  const feeds = [{ title: `Recruit · ${t("title")}`, url: feedAddress(locale) }];
  if (sport) feeds.push({ title: `Recruit · ${sports(sport)}`, url: feedAddress(locale, sport) });
  return { ...alternates(path, locale), types: { "application/rss+xml": feeds } };
}
