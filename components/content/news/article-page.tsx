import { useLocale, useTranslations } from "next-intl";
import { Field } from "@/components/sports/field";
import { BackLink } from "@/components/ui/back-link";
import type { Article } from "@/lib/content/queries/public";
import { Link } from "@/lib/platform/i18n/navigation";
import { FeedLink } from "./feed-link";
import { foreign } from "./foreign";
import { newsAddress } from "./news-address";
import { Picture } from "./picture";
import { Related, type RelatedStory } from "./related";
import { SourceLink } from "./source-link";
import { StoryDetails } from "./story-details";
import "./article.css";

type Props = { article: Article; related: RelatedStory[]; counted?: boolean };

/** If `counted` is true, an image at the end of the article counts the view. */
export function ArticlePage({ article, related, counted: countsView = true }: Props) {
  const { id, sport, title, excerpt, paragraphs, language, sourceUrl, picture, ...facts } = article;
  const t = useTranslations("news");
  const sports = useTranslations("sports");
  const languageAttributes = foreign(language, useLocale());
  return (
    <article className="wrap article-page">
      <header>
        <BackLink href="/news" label={t("title")} />
        <Link className="chip print:min-h-0 print:border-0 print:p-0" href={newsAddress({ q: "", sport })}>
          {sports(`name.${sport}`)}
        </Link>
        <h1 {...languageAttributes}>{title}</h1>
        {excerpt && (
          <p className="lead" {...languageAttributes}>
            {excerpt}
          </p>
        )}
        <StoryDetails {...facts} />
      </header>
      <figure>
        {picture ? <Picture picture={picture} eager /> : <Field sport={sport} crop="story" />}
        <figcaption className="xs">
          {picture ? (
            <bdi>{picture.credit}</bdi>
          ) : (
            <>
              {sports(`name.${sport}`)} <span className="dim">{sports(`measure.${sport}`)}</span>
            </>
          )}
        </figcaption>
      </figure>
      <div className="story-text">
        <div className="article-text" {...languageAttributes}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <footer>
          {sourceUrl && <SourceLink url={sourceUrl} />}
          <FeedLink sport={sport} />
        </footer>
        {countsView && <img className="seen" src={`/api/news/${id}/seen`} alt="" width={1} height={1} loading="lazy" />}
      </div>
      <Related sport={sport} stories={related} />
    </article>
  );
}
