import type { Locale } from "@/lib/platform/i18n/routing";
import type { SportSlug } from "@/lib/sports/schema/sports";

/** Path of the feed with all news, or with those of one sport. */
export const feedAddress = (locale: Locale, sport?: SportSlug) => `/feeds/${locale}/${sport ?? "news"}.xml`;
