import { useFormatter, useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";

type Props = { publishedAt: Date; views: number; author: string | null };

export function StoryDetails({ publishedAt, views, author }: Props) {
  const t = useTranslations("news");
  const format = useFormatter();
  return (
    <p className="xs story-details">
      <time dateTime={publishedAt.toISOString()}>{format.dateTime(publishedAt, "day")}</time>
      <span>{t("views", { count: views })}</span>
      {author && <span>{t.rich("by", { name: () => <bdi>{author}</bdi> })}</span>}
    </p>
  );
}

/** The same as plain text, because a page can have fifty cards. */
export function StoryLine({ publishedAt, views, author }: Props) {
  const t = useTranslations("news");
  const format = useFormatter();
  const facts = [format.dateTime(publishedAt, "day"), t("views", { count: views })];
  if (author) facts.push(t.markup("by", { name: () => isolated(author) }));
  return <p className="xs">{facts.join(" · ")}</p>;
}
