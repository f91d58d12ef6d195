import { useLocale, useTranslations } from "next-intl";
import { Field } from "@/components/sports/field";
import { Badge } from "@/components/ui/badge";
import type { NewsCard } from "@/lib/content/queries/public";
import { Link } from "@/lib/platform/i18n/navigation";
import { foreign } from "./foreign";
import { Picture } from "./picture";
import { StoryLine } from "./story-facts";

/** The whole card is a link. */
export function Story({ card: { slug, sport, title, excerpt, language, picture, ...facts } }: { card: NewsCard }) {
  const sports = useTranslations("sports.name");
  const languageAttributes = foreign(language, useLocale());
  return (
    <>
      {picture ? <Picture picture={picture} /> : <Field sport={sport} crop="story" />}
      <Badge>{sports(sport)}</Badge>
      <h2 {...languageAttributes}>
        <Link href={`/news/${slug}`}>{title}</Link>
      </h2>
      <p {...languageAttributes}>{excerpt}</p>
      <StoryLine {...facts} />
    </>
  );
}
