import { useFormatter, useTranslations } from "next-intl";

type Props = { publishedAt: Date; views: number; author: string | null; exact?: boolean };

/** When it came out, how often it was read, who wrote it; `exact` for machines as well, which fifty cards can do without. */
export function StoryFacts({ publishedAt, views, author, exact }: Props) {
  const t = useTranslations("news");
  const format = useFormatter();
  const day = format.dateTime(publishedAt, "day");
  return (
    <p className="xs facts">
      {exact ? <time dateTime={publishedAt.toISOString()}>{day}</time> : <span>{day}</span>}
      <span>{t("views", { count: views })}</span>
      {author && <span>{t.rich("by", { name: () => <bdi>{author}</bdi> })}</span>}
    </p>
  );
}
