import { useTranslations } from "next-intl";
import { PageHead } from "@/components/layout/page-head";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import type { NewsCard } from "@/lib/content/queries/public";
import type { NewsFilter } from "@/lib/content/schema/filter";
import { type SportSlug, sportSlugs } from "@/lib/sports/schema/sports";
import { FeedLink } from "./feed-link";
import { NewsFinder } from "./news-finder";
import { Story } from "./story";
import "./news.css";

type Props = { news: NewsCard[]; filter?: NewsFilter; result?: string[] | null };

export function NewsPage({ news, filter = { q: "", sport: null }, result = null }: Props) {
  const t = useTranslations("news");
  const common = useTranslations("common");
  const ui = useTranslations("ui");
  const sports = useTranslations("sports.name");
  const sportsPresent = sportSlugs.filter((slug) => slug === filter.sport || news.some(({ sport }) => sport === slug));
  const chips: { slug: SportSlug | null; name: string }[] = [
    { slug: null, name: common("allSports") },
    ...sportsPresent.map((slug) => ({ slug, name: sports(slug) })),
  ];
  const texts = {
    search: t("search"),
    submit: t("submit"),
    sports: t("sports"),
    shown: t("shown"),
    earlier: t("earlier"),
    empty: t("empty"),
    failed: t("failed"),
    retry: ui("retry"),
  };
  return (
    <>
      <PageHead path="/news" title={t("title")} lead={t("lead")} />
      <NewsFinder
        items={news.map((card) => ({
          slug: card.slug,
          sport: card.sport,
          card: <Story card={card} />,
        }))}
        sports={chips}
        words={texts}
        filter={filter}
        initialResult={result}
        empty={
          <EmptyState drawing="goal" title={t("empty")} hint={t(filter.q ? "emptyHint" : "emptySport")} as="h2">
            <LinkButton href="/news">{t("emptyStep")}</LinkButton>
          </EmptyState>
        }
      />
      <div className="wrap news-foot">
        <FeedLink />
      </div>
    </>
  );
}
