import type { Metadata } from "next";
import { alternates } from "@/lib/platform/i18n/alternates";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import type { SportSlug } from "@/lib/sports/schema";

type About = {
  /** Without language. */
  path: string;
  locale: Locale;
  /** Without it the site's own. */
  title?: string;
  description?: string;
  /** Drawn for this page, or for the sport it is about (public/og). */
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
  /** In place of the drawn one, of the same size. */
  image?: { url: string; alt: string } | null;
  /** An article, with its time. */
  published?: Date | null;
};

/** What search engines and link previews are told of a public page. */
export function pageMetadata({ path, locale, title, description, picture, image, published }: About): Metadata {
  const images = [{ ...(image ?? { url: `/og/${locale}/${picture}.png` }), width: 1200, height: 630 }];
  const url = localePath(path, locale);
  const kind = published
    ? { type: "article" as const, publishedTime: published.toISOString() }
    : { type: "website" as const };
  // A key without a value would hide what the layout says of the site.
  return {
    ...(title && { title }),
    ...(description && { description }),
    alternates: alternates(path, locale),
    openGraph: { siteName: "Recruit", locale: ogLocales[locale], url, title, description, images, ...kind },
    twitter: { card: "summary_large_image", title, description, images },
  };
}

const ogLocales: Record<Locale, string> = { en: "en_GB", fr: "fr_FR", es: "es_ES", ar: "ar_AR" };
