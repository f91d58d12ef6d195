import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { Draft } from "@/lib/content/queries/article-list";
import { momentIn } from "@/lib/platform/i18n/formats";
import { Link } from "@/lib/platform/i18n/navigation";
import { stageLooks } from "./stage-looks";

export function ArticleState({ article, zone }: { article: Draft; zone: string | null }) {
  const t = useTranslations("news.admin");
  const format = useFormatter();
  const { stage, publishedAt, writtenAt, writer, slug } = article;
  const formatMoment = (date: Date) => format.dateTime(date, momentIn(zone));
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Badge look={stageLooks[stage]}>{t(`stages.${stage}`)}</Badge>
      {stage === "published" && <Link href={`/news/${slug}`}>{t("toArticle")}</Link>}
      {publishedAt && <span>{t(stage === "published" ? "outSince" : "outAt", { at: formatMoment(publishedAt) })}</span>}
      <span>
        {writer
          ? t.rich("savedBy", { at: formatMoment(writtenAt), name: () => <bdi>{writer}</bdi> })
          : t("savedAt", { at: formatMoment(writtenAt) })}
      </span>
    </span>
  );
}
