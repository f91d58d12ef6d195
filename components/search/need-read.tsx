import { useFormatter, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import type { ReadNeed } from "@/lib/search/queries/need";
import { type Search, searchQuery, withCondition } from "@/lib/search/schema/search";
import { useSearchWords } from "./filters";
import type { NeedPage } from "./need-box";
import { useCountryName } from "./words";

type Props = { need: ReadNeed; said: string; search: Search; page?: NeedPage };

/** What of a need in words was not read, may not be asked, or is asked back; the chips say what was understood. */
export function NeedRead({ need, said, search, page = "/players" }: Props) {
  const t = useTranslations("talent.need");
  const attributes = useTranslations("attributes.label");
  const format = useFormatter();
  const { reasoned, refused } = need;
  const { sport } = need.search;
  const beyond = useSearchWords().asked({ ...need.beyond, ...(sport && { sport }) });
  const deeper = beyond.flatMap(({ key, words }) => (key === "sport" ? [] : words));
  const left = need.unread.filter((word) => word !== search.q);
  const choices = useChoices({ need, said, search });
  if (left.length + reasoned.length + deeper.length + refused.length + choices.length === 0) return null;
  const list = (words: readonly string[]) =>
    format.list(
      words.map((word) => t("quoted", { word })),
      { type: "unit", style: "short" },
    );
  return (
    <Notice className="mb-gap" role="status">
      <div className="grid gap-2">
        {left.length > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            <p>{t("unread", { words: list(left) })}</p>
            {(page === "/players" ? left : []).map((word) => (
              <LinkButton key={word} small href={`/players${searchQuery({ ...search, q: word }, { said })}`}>
                {t("asText", { word })}
              </LinkButton>
            ))}
          </div>
        )}
        {reasoned.length > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            <p>
              {t("reasoned", {
                words: list(reasoned.map((key) => attributes(key as Parameters<typeof attributes>[0]))),
              })}
            </p>
            <LinkButton small href={`/dashboard/needs${searchQuery(search, { said })}`}>
              {t("inNeed")}
            </LinkButton>
          </div>
        )}
        {deeper.length > 0 && <p>{t("beyond", { words: list(deeper) })}</p>}
        {refused.map(({ ground, instead }) => (
          <p key={ground}>
            {t(`refused.${ground}`)} {instead && t("instead", { attribute: attributes(instead) })}
          </p>
        ))}
        {choices.map(({ question, answers }) => (
          <div key={question} className="flex flex-wrap items-center gap-2">
            <p>{question}</p>
            {answers.map(({ words, query }) => (
              <LinkButton key={query} small href={`${page}${query}`}>
                {words}
              </LinkButton>
            ))}
          </div>
        ))}
      </div>
    </Notice>
  );
}

type Choice = { question: string; answers: { words: string; query: string }[] };

/** What is asked back, until the search itself answers it. */
function useChoices({ need, said, search }: Props): Choice[] {
  const t = useTranslations("talent.need");
  const sports = useTranslations("sports.name");
  const categories = useTranslations("attributes.choice.competition_category");
  const country = useCountryName();
  const more = { said };
  const towns = need.towns.map((town) => ({
    words: t("town", { city: town.city, country: country(town.country) }),
    query: searchQuery({ ...search, place: town }, more),
  }));
  const questionChoices = need.questions.flatMap((question): Choice[] => {
    if (question.code === "sport")
      return search.sport
        ? []
        : [
            {
              question: t("whichSport"),
              answers: question.among.map((sport) => ({
                words: sports(sport),
                query: `?${new URLSearchParams({ need: said, sport })}`,
              })),
            },
          ];
    if (search.conditions?.some(({ key }) => key === "competition_category")) return [];
    const answers = question.among.map((category) => ({
      words: categories(category),
      query: searchQuery(withCondition(search, { key: "competition_category", any: [category] }), more),
    }));
    return [{ question: t("whichCategory"), answers }];
  });
  return [
    ...questionChoices,
    ...(towns.length > 0 && !search.place ? [{ question: t("whichTown"), answers: towns }] : []),
  ];
}
