import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Days } from "./days.ts";
import { idFor, randomFor } from "./random.ts";
import { combatNewsAr } from "./texts/news.ar.combat.ts";
import { teamNewsAr } from "./texts/news.ar.team.ts";
import { combatNewsEn } from "./texts/news.en.combat.ts";
import { teamNewsEn } from "./texts/news.en.team.ts";
import { combatNewsEs } from "./texts/news.es.combat.ts";
import { teamNewsEs } from "./texts/news.es.team.ts";
import { combatNewsFr } from "./texts/news.fr.combat.ts";
import { teamNewsFr } from "./texts/news.fr.team.ts";
import { newsSources } from "./texts/news-sources.ts";
import type { NewsText } from "./texts/news-text.ts";

const english = { ...teamNewsEn, ...combatNewsEn };
const translations: Record<string, Record<string, NewsText>> = {
  fr: { ...teamNewsFr, ...combatNewsFr },
  es: { ...teamNewsEs, ...combatNewsEs },
  ar: { ...teamNewsAr, ...combatNewsAr },
};

/** Forty articles, the first from this morning; `views` is the number of view rows for each. */
export function makeNews(days: Days) {
  const random = randomFor("news");
  const slugs = Object.keys(newsSources);
  const news: (Prisma.SportsNewsCreateManyInput & { id: string; views: number; publishedAt: Date })[] = [];
  random.shuffle(slugs).forEach((slug, index) => {
    const text = english[slug]!;
    const { sport, author, source } = newsSources[slug]!;
    const publishedAt = days.ago(
      Math.floor(index * 1.7),
      index === 0 ? 6 : random.integer(6, 18),
      random.integer(0, 59),
    );
    news.push({
      id: idFor(`news ${slug}`),
      slug,
      ...columns(text),
      sportSlug: sport,
      author,
      sourceUrl: source ?? null,
      publishedAt,
      announcedAt: publishedAt,
      views: Math.round(12 + random.next() * Math.min(190, 20 + index * 9)),
    });
  });
  const translated: Prisma.NewsTranslationCreateManyInput[] = Object.entries(translations).flatMap(([locale, texts]) =>
    Object.entries(texts).map(([slug, text]) => ({ newsId: idFor(`news ${slug}`), locale, ...columns(text) })),
  );
  return { news, newsTranslations: translated };
}

const columns = ({ title, excerpt, paragraphs }: NewsText) => ({ title, excerpt, content: paragraphs.join("\n\n") });
