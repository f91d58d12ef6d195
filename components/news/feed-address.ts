import type { Locale } from "@/lib/platform/i18n/routing";
import type { SportSlug } from "@/lib/sports/schema";

/** The address of the feed of all news, or of one sport's. */
export const feedAddress = (locale: Locale, sport?: SportSlug) => `/feeds/${locale}/${sport ?? "news"}.xml`;
