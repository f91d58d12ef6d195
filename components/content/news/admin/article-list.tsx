import { useFormatter, useLocale, useTranslations } from "next-intl";
import { FilteredList } from "@/components/form/list/filtered-list";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import type { ArticleRow } from "@/lib/content/queries/article-list";
import { type newsChoices, stages } from "@/lib/content/schema/article";
import { titleFor } from "@/lib/content/schema/draft";
import type { ListSearch } from "@/lib/platform/http/list-search";
import { momentIn } from "@/lib/platform/i18n/formats";
import { Link } from "@/lib/platform/i18n/navigation";
import { isSport, sportSlugs } from "@/lib/sports/schema/sports";
import { Languages } from "./languages";
import { stageLooks } from "./stage-looks";

type Props = {
  search: ListSearch<typeof newsChoices>;
  rows: ArticleRow[];
  count: number;
  next: string | null;
  zone: string | null;
};

export function ArticleList({ search, zone, ...list }: Props) {
  const t = useTranslations("news.admin");
  const common = useTranslations("common");
  const sports = useTranslations("sports.name");
  const format = useFormatter();
  const locale = useLocale();
  return (
    <FilteredList
      path="/admin/news"
      caption={t("title")}
      exportPath="/api/admin/export/articles"
      search={search}
      searches={common("wordsInTitle")}
      filters={[
        {
          name: "stage",
          label: t("stage"),
          all: t("anyStage"),
          options: stages.map((stage) => ({ value: stage, label: t(`stages.${stage}`) })),
        },
        {
          name: "sport",
          label: t("sport"),
          all: common("allSports"),
          options: sportSlugs.map((sport) => ({ value: sport, label: sports(sport) })),
        },
      ]}
      columns={[
        {
          name: "article",
          label: t("article"),
          cell: ({ id, titles }) => (
            <Link className="font-semibold" href={`/admin/news/${id}`}>
              <bdi>{titleFor(titles, locale) || t("untitled")}</bdi>
            </Link>
          ),
        },
        {
          name: "stage",
          label: t("stage"),
          cell: ({ stage }) => <Badge look={stageLooks[stage]}>{t(`stages.${stage}`)}</Badge>,
        },
        {
          name: "sport",
          label: t("sport"),
          cell: ({ sportSlug: sport }) => (isSport(sport) ? sports(sport) : sport),
        },
        { name: "languages", label: t("languages"), cell: ({ written: locales }) => <Languages written={locales} /> },
        {
          name: "day",
          label: t("day"),
          cell: ({ publishedAt, createdAt, stage }) =>
            publishedAt && stage === "scheduled"
              ? format.dateTime(publishedAt, momentIn(zone))
              : format.dateTime(publishedAt ?? createdAt, "short"),
        },
      ]}
      empty={<EmptyState drawing="kickOff" as="h2" title={t("empty")} hint={t("emptyHint")} />}
      {...list}
    />
  );
}
