import { useFormatter, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import type { ReadNeed } from "@/lib/search/queries/need";
import { type Search, searchQuery, withCondition } from "@/lib/search/schema/search";
import { useSearchWords } from "./filters";
import type { NeedPage } from "./need-box";
import { useCountryName, useTownName } from "./words";

type Props = { need: ReadNeed; text: string; search: Search; page?: NeedPage };

/** Shows what was not understood, what may not be searched for, and follow-up questions. */
export function NeedRead({ need, text, search, page = "/players" }: Props) {
  const t = useTranslations("search.need");
  const attributes = useTranslations("attributes.label");
  const format = useFormatter();
  const { reasoned, refused: refusals } = need;
  const { sport } = need.search;
  const unmetCriteria = useSearchWords().criterionLabels({ ...need.beyond, ...(sport && { sport }) });
  const unmetTexts = unmetCriteria.flatMap(({ key, words: criterionText }) => (key === "sport" ? [] : criterionText));
  const unreadWords = need.unread.filter((word) => word !== search.q);
  const choices = useChoices({ need, text, search });
  if (unreadWords.length + reasoned.length + unmetTexts.length + refusals.length + choices.length === 0) return null;
  const list = (quotedWords: readonly string[]) =>
    format.list(
      quotedWords.map((word) => t("quoted", { word })),
      { type: "unit", style: "short" },
    );
  return (
    <Notice className="mb-gap" role="status">
      <div className="grid gap-2">
        {unreadWords.length > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            <p>{t("unread", { words: list(unreadWords) })}</p>
            {(page === "/players" ? unreadWords : []).map((word) => (
              <LinkButton key={word} small href={`/players${searchQuery({ ...search, q: word }, { needText: text })}`}>
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
            <LinkButton small href={`/dashboard/needs${searchQuery(search, { needText: text })}`}>
              {t("inNeed")}
            </LinkButton>
          </div>
        )}
        {unmetTexts.length > 0 && <p>{t("beyond", { words: list(unmetTexts) })}</p>}
        {refusals.map(({ ground, instead: alternative }) => (
          <p key={ground}>
            {t(`refused.${ground}`)} {alternative && t("instead", { attribute: attributes(alternative) })}
          </p>
        ))}
        {choices.map(({ question, answers }) => (
          <div key={question} className="flex flex-wrap items-center gap-2">
            <p>{question}</p>
            {answers.map(({ words: answerText, query }) => (
              <LinkButton key={query} small href={`${page}${query}`}>
                {answerText}
              </LinkButton>
            ))}
          </div>
        ))}
      </div>
    </Notice>
  );
}

type Choice = { question: string; answers: { words: string; query: string }[] };

/** Follow-up questions that the search does not answer yet. */
function useChoices({ need, text, search }: Props): Choice[] {
  const t = useTranslations("search.need");
  const sports = useTranslations("sports.name");
  const categories = useTranslations("attributes.choice.competition_category");
  const labels = useTranslations("attributes.label");
  const format = useFormatter();
  const country = useCountryName();
  const searchParams = { needText: text };
  const townName = useTownName();
  const towns = need.towns.map((town) => ({
    words: t("town", { city: townName(town), country: country(town.country) }),
    query: searchQuery({ ...search, place: town }, searchParams),
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
                query: `?${new URLSearchParams({ need: text, sport })}`,
              })),
            },
          ];
    if (question.code === "measure") {
      if (search.conditions?.some(({ key }) => question.among.includes(key))) return [];
      const measures = format.list(
        question.among.map((key) => labels(key as Parameters<typeof labels>[0])),
        { type: "disjunction" },
      );
      const word = t("quoted", { word: question.words });
      return [{ question: t("whichMeasure", { word, measures }), answers: [] }];
    }
    if (search.conditions?.some(({ key }) => key === "competition_category")) return [];
    const answers = question.among.map((category) => ({
      words: categories(category),
      query: searchQuery(withCondition(search, { key: "competition_category", any: [category] }), searchParams),
    }));
    return [{ question: t("whichCategory"), answers }];
  });
  return [
    ...questionChoices,
    ...(towns.length > 0 && !search.place ? [{ question: t("whichTown"), answers: towns }] : []),
  ];
}
