import { useFormatter, useLocale, useTranslations } from "next-intl";
import { MoreLink } from "@/components/ui/more-link";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Locale } from "@/lib/platform/i18n/routing";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { foreign } from "./foreign";

export type RelatedStory = { slug: string; title: string; language: Locale; publishedAt: Date };

/** Other articles of the sport and a link to the sport. */
export function Related({ sport, stories }: { sport: SportSlug; stories: RelatedStory[] }) {
  const t = useTranslations("news");
  const sports = useTranslations("sports.name");
  const format = useFormatter();
  const locale = useLocale();
  return (
    <aside className="related">
      <h2>{t("related")}</h2>
      <ul>
        {stories.map(({ slug, title, language, publishedAt }) => (
          <li key={slug}>
            <Link href={`/news/${slug}`} {...foreign(language, locale)}>
              {title}
            </Link>
            <time className="xs" dateTime={publishedAt.toISOString().slice(0, 10)}>
              {format.dateTime(publishedAt, "day")}
            </time>
          </li>
        ))}
      </ul>
      <MoreLink href={`/sports/${sport}`}>{t("toSport", { sport: sports(sport) })}</MoreLink>
    </aside>
  );
}
