import type { Metadata } from "next";
import { alternates } from "@/lib/platform/i18n/alternates";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import type { SportSlug } from "@/lib/sports/schema/sports";

type About = {
  /** Path without the locale. */
  path: string;
  locale: Locale;
  /** Defaults to the title of the site. */
  title?: string;
  description?: string;
  /** Name of the preview picture in public/og. */
  picture:
    | SportSlug
    | "home"
    | "sports"
    | "news"
    | "events"
    | "sport-jobs"
    | "pricing"
    | "recruiters"
    | "players"
    | "about"
    | "contact"
    | "how-it-works"
    | "terms"
    | "privacy";
  /** Replaces the drawn picture; must have the same size. */
  image?: { url: string; alt: string } | null;
  /** Publication date, which marks the page as an article. */
  published?: Date | null;
};

/** Metadata of a public page for search engines and link previews. */
export function pageMetadata({ path, locale, title, description, picture, image, published }: About): Metadata {
  const images = [{ ...(image ?? { url: `/og/${locale}/${picture}.png` }), width: 1200, height: 630 }];
  const url = localePath(path, locale);
  const kind = published
    ? { type: "article" as const, publishedTime: published.toISOString() }
    : { type: "website" as const };
  // A key without a value would override the metadata of the layout.
  return {
    ...(title && { title }),
    ...(description && { description }),
    alternates: alternates(path, locale),
    openGraph: { siteName: "Recruit", locale: ogLocales[locale], url, title, description, images, ...kind },
    twitter: { card: "summary_large_image", title, description, images },
  };
}

const ogLocales: Record<Locale, string> = { en: "en_GB", fr: "fr_FR", es: "es_ES", ar: "ar_AR" };
