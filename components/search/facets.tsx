import { useTranslations } from "next-intl";
import { Select } from "@/components/form/select";
import { useAttributeWords } from "@/components/measurements/words";
import { Button } from "@/components/ui/button";
import { LazyDisclosure } from "@/components/ui/lazy-disclosure";
import { grades } from "@/lib/measurements/schema/grade";
import { now } from "@/lib/platform/clock";
import type { SearchResult } from "@/lib/search/queries/search";
import { askedChoices } from "@/lib/search/schema/askable";
import { least, most, writeCondition } from "@/lib/search/schema/condition";
import { availableDays, facetAttributes, rangeAttributes } from "@/lib/search/schema/facets";
import type { Attribute } from "@/lib/sports/schema/attribute";
import { sportSlugs } from "@/lib/sports/schema/sports";
import { Facet } from "./facet";
import { type Bound, FacetRanges, FacetRangeView } from "./facet-range-view";
import { useSearchWords } from "./filters";
import { OptionalCriterion } from "./optional-criterion";
import { PlaceFacet } from "./place-facet";
import { PlayFacets } from "./play-facets";
import { SubmitOnChange } from "./submit-on-change";

/** All filters for the sport of the search. */
export function Facets({ result, unknownTown }: { result: SearchResult; unknownTown: string | undefined }) {
  const [t, search, common] = [
    useTranslations("search.facets"),
    useTranslations("search.search"),
    useTranslations("common"),
  ];
  const sports = useTranslations("sports.name");
  const { accessLevel } = result;
  return (
    <SubmitOnChange
      id="filters"
      label={t("title")}
      className="max-lg:hidden max-lg:target:block max-lg:has-[:target]:block lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:scroll-pb-20 lg:overflow-y-auto lg:pe-2 [&_[id^=facet-]]:scroll-mt-20 [&_details]:border-b [&_details]:border-line [&_summary]:text-sm [&_summary>.icon]:text-md [&_[data-range]]:py-2 [&_[data-range]_.control]:min-h-9 [&_[data-range]_.control]:px-2 [&_[data-range]_.control]:text-sm [&_[data-range]>div]:grid [&_[data-range]>div]:grid-cols-2 [&_[data-range]>div]:gap-2 [&_[data-range]>div]:pt-1 [&_[data-range]>legend]:text-xs [&_[data-range]>legend]:font-medium [&_[data-range]>legend]:text-ink-2"
    >
      <Select
        name="sport"
        label={search("sport")}
        placeholder={common("allSports")}
        defaultValue={result.search.sport}
        options={sportSlugs.map((value) => ({ value, label: sports(value) }))}
      />
      <PlayFacets result={result} />
      <PlaceFacet search={result.search} unknown={unknownTown} />
      <Person result={result} />
      {accessLevel === "profile" && (
        <>
          <Availability result={result} />
          <Evidence result={result} />
        </>
      )}
      <Choices result={result} />
      <Ranges result={result} />
      <div className="sticky bottom-[var(--foot,0px)] bg-ground py-3">
        <Button type="submit" variant="go">
          {t("show")}
        </Button>
      </div>
    </SubmitOnChange>
  );
}

type Props = { result: SearchResult };

function Person({ result: { search, facets, accessLevel } }: Props) {
  const t = useTranslations("search");
  const common = useTranslations("common");
  const body = rangeAttributes(search, accessLevel).filter(ofBody);
  return (
    <div className="border-b border-line pb-3">
      <FacetRangeView
        label={common("age")}
        unit={common("years")}
        bounds={[bound("ageMin", search.ageMin), bound("ageMax", search.ageMax)]}
      />
      {body.map((attribute) => (
        <Range key={attribute.key} attribute={attribute} search={search} />
      ))}
      <Facet
        name="checked"
        label={t("facets.checked")}
        values={[
          { value: "yes", label: t("filter.checked"), chosen: search.checked ?? false, count: facets.checked?.yes },
        ]}
      />
    </div>
  );
}

function Availability({ result: { search, facets } }: Props) {
  const t = useTranslations("search.facets");
  const attributeTexts = useAttributeWords();
  const searchWords = useSearchWords();
  const condition = search.conditions?.find(({ key }) => key === "available_from");
  const currentValue = condition && writeCondition(condition);
  const offered = availableDays(now()).map((day) => `..${day}`);
  const otherGender =
    currentValue && !offered.includes(currentValue)
      ? [{ value: currentValue, label: searchWords.condition(condition, search) ?? "", chosen: true }]
      : [];
  return (
    <Facet
      name="available_from"
      label={t("available")}
      any={t("any")}
      values={[
        ...offered.map((value, index) => ({
          value,
          label: index === 0 ? t("now") : t("by", { day: attributeTexts.day(new Date(value.slice(2))) }),
          chosen: value === currentValue,
          count: facets.available_from?.[value],
        })),
        ...otherGender,
      ]}
    >
      <OptionalCriterion condition={condition} />
    </Facet>
  );
}

function Evidence({ result: { search, facets } }: Props) {
  const t = useTranslations("search");
  const grade = useTranslations("players.grade");
  return (
    <>
      <Facet
        name="grade"
        label={t("facets.grade")}
        any={t("facets.any")}
        values={grades.slice(1).map((value) => ({
          value,
          label: grade(value),
          chosen: search.grade === value,
          count: facets.grade?.[value],
        }))}
      />
      <Facet
        name="fresh"
        label={t("facets.fresh")}
        values={[{ value: "yes", label: t("filter.fresh"), chosen: search.fresh ?? false, count: facets.fresh?.yes }]}
      />
    </>
  );
}

function Choices({ result: { search, facets, accessLevel } }: Props) {
  const attributeTexts = useAttributeWords();
  return facetAttributes(search, accessLevel).map((attribute) => {
    const condition = search.conditions?.find(({ key }) => key === attribute.key);
    const counts = facets[attribute.key];
    const values = (askedChoices(attribute) ?? []).map((value) => ({
      value,
      label: attributeTexts.choice("words" in attribute ? attribute.words : "", value),
      chosen: condition !== undefined && "any" in condition && condition.any.includes(value),
      count: counts && (counts[value] ?? 0),
    }));
    return (
      <Facet key={attribute.key} name={attribute.key} label={attributeTexts.label(attribute.key)} values={values}>
        <OptionalCriterion condition={condition} />
      </Facet>
    );
  });
}

/** Height and weight are used most, so they are never folded. */
const ofBody = ({ group }: Attribute) => group === "body";

function Ranges({ result: { search, accessLevel } }: Props) {
  const attributeTexts = useAttributeWords();
  const foldedAttributes = rangeAttributes(search, accessLevel).filter((attribute) => !ofBody(attribute));
  const groups = Map.groupBy(foldedAttributes, ({ group }) => group);
  return [...groups].map(([group, attributes]) => {
    const isAsked = attributes.some(({ key }) => search.conditions?.some((condition) => condition.key === key));
    return (
      <LazyDisclosure key={group} className="" summary={attributeTexts.group(group)} open={isAsked}>
        {isAsked ? (
          attributes.map((attribute) => <Range key={attribute.key} attribute={attribute} search={search} />)
        ) : (
          <FacetRanges
            ranges={attributes.flatMap((attribute) =>
              attribute.type === "number"
                ? [
                    [
                      attributeTexts.label(attribute.key),
                      attributeTexts.unitOfMany(attribute),
                      least(attribute.key),
                      most(attribute.key),
                      ...stepOf(attribute),
                    ] as const,
                  ]
                : [],
            )}
          />
        )}
      </LazyDisclosure>
    );
  });
}

const stepOf = ({ decimals }: { decimals: number }): [step?: number] => (decimals > 0 ? [10 ** -decimals] : []);

const bound = (name: string, value: number | undefined): Bound => (value === undefined ? [name] : [name, value]);

function Range({ attribute, search }: { attribute: Attribute; search: SearchResult["search"] }) {
  const attributeTexts = useAttributeWords();
  const condition = search.conditions?.find(({ key }) => key === attribute.key);
  const { min, max } = (condition ?? {}) as { min?: number; max?: number };
  if (attribute.type !== "number") return null;
  return (
    <FacetRangeView
      label={attributeTexts.label(attribute.key)}
      unit={attributeTexts.unitOfMany(attribute)}
      bounds={[bound(least(attribute.key), min), bound(most(attribute.key), max)]}
      step={stepOf(attribute)[0] ?? 1}
    >
      {condition && <OptionalCriterion condition={condition} />}
    </FacetRangeView>
  );
}
