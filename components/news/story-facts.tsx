import { useFormatter, useTranslations } from "next-intl";

type Props = { publishedAt: Date; views: number; author: string | null };

/** When it came out, how often it was read, who wrote it. */
export function StoryFacts({ publishedAt, views, author }: Props) {
  const t = useTranslations("news");
  const format = useFormatter();
  return (
    <p className="xs facts">
      <time dateTime={publishedAt.toISOString().slice(0, 10)}>{format.dateTime(publishedAt, "day")}</time>
      <span>{t("views", { count: views })}</span>
      {author && <span>{t.rich("by", { name: () => <bdi>{author}</bdi> })}</span>}
    </p>
  );
}
