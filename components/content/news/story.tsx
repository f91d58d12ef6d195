import { useLocale, useTranslations } from "next-intl";
import { Field } from "@/components/sports/field";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { NewsCard } from "@/lib/content/queries/public";
import { sourceAddress } from "@/lib/content/schema/source";
import { Link } from "@/lib/platform/i18n/navigation";
import { foreign } from "./foreign";
import { Picture } from "./picture";
import { StoryLine } from "./story-details";

type Props = { card: NewsCard };

/** The whole card is a link: to the source in a new tab, or to our article if it has none. */
export function Story({ card: { id, slug, sport, title, excerpt, language, picture, sourceUrl, ...facts } }: Props) {
  const t = useTranslations("news");
  const sports = useTranslations("sports.name");
  const languageAttributes = foreign(language, useLocale());
  const source = sourceAddress(sourceUrl);
  const [titleId, sourceId] = [`title-${slug}`, `source-${slug}`];
  return (
    <>
      {picture ? <Picture picture={picture} /> : <Field sport={sport} crop="story" />}
      <Badge>{sports(sport)}</Badge>
      <h2 id={titleId} {...languageAttributes}>
        {source ? (
          // Opening it counts as a view.
          <a
            href={source.href}
            target="_blank"
            rel="noopener"
            aria-describedby={sourceId}
            data-counts={`/api/news/${id}/seen`}
          >
            {title}
          </a>
        ) : (
          <Link href={`/news/${slug}`}>{title}</Link>
        )}
      </h2>
      <p {...languageAttributes}>{excerpt}</p>
      <StoryLine {...facts} />
      {source && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 text-xs">
          <span id={sourceId} className="inline-flex items-center gap-1.5 text-ink-2">
            <Icon name="out" />
            <bdi>{source.hostname}</bdi> <span className="vh">{t("newTab")}</span>
          </span>
          <Link
            href={`/news/${slug}`}
            className="relative inline-flex min-h-6 items-center font-semibold"
            aria-describedby={titleId}
          >
            {t("readHere")}
          </Link>
        </p>
      )}
    </>
  );
}
