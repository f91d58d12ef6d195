import type { useTranslations } from "next-intl";
import type { Locale } from "@/lib/platform/i18n/routing";
import { townName } from "@/lib/platform/i18n/town-names";
import type { ChoiceWords, NumberAttribute } from "@/lib/sports/schema/attribute";
import type { AttributeWords, Say } from "@/lib/sports/schema/attribute-words";
import { askable, askedChoices, askedField } from "./askable";
import type { Condition, CountRange } from "./condition";
import type { Search } from "./search";

type Language = {
  locale: Locale;
  t: ReturnType<typeof useTranslations<"search">>;
  sports: Say<"sports">;
  players: Say<"players">;
  attribute: AttributeWords;
};

export type CriterionLabel = { key: string; words: string; optional?: true | undefined };

export function searchWords({ locale, t, sports, players, attribute }: Language) {
  /** "Height: 185–190 cm"; undefined if the attribute may not be searched in this sport. */
  function condition(criterion: Condition, { sport }: Pick<Search, "sport">): string | undefined {
    const definition = askable(sport).find(({ key }) => key === criterion.key);
    if (!definition) return undefined;
    const label = attribute.label(definition.key);
    if ("any" in criterion) {
      const list: ChoiceWords = "choices" in definition ? definition.words : (askedField(definition)?.words ?? "");
      const value = attribute.either(criterion.any.map((slug) => attribute.choice(list, slug)));
      const count = bouts(criterion);
      const isOfAll = criterion.any.length === askedChoices(definition)?.length;
      const counted = count && (isOfAll ? count : `${count} (${value})`);
      return t("filter.condition", { what: label, value: counted ?? value });
    }
    if ("is" in criterion)
      return definition.type === "record"
        ? label
        : t("filter.condition", { what: label, value: attribute.yesNo(criterion.is) });
    if ("from" in criterion || "until" in criterion) {
      const [from, until] = [criterion.from, criterion.until].map((iso) => iso && attribute.day(new Date(iso)));
      return t("filter.condition", {
        what: label,
        value: ends(from, until, { both: "days", from: "since", to: "until" }),
      });
    }
    const { min, max } = criterion as { min?: number; max?: number };
    return t("filter.condition", { what: label, value: figures(definition as NumberAttribute, min, max) });
  }

  function criterionLabels(search: Search): CriterionLabel[] {
    const { place } = search;
    const criteria: [string, string | false | undefined][] = [
      ["q", search.q && t("filter.text", { text: search.q })],
      ["sport", search.sport && sports(`name.${search.sport}`)],
      [
        "positions",
        search.positions && attribute.either(search.positions.map((position) => sports(`position.${position}`))),
      ],
      ["side", search.side && attribute.choice("side", search.side)],
      ["role", search.role && attribute.choice("role", search.role)],
      [
        "also",
        search.also &&
          t("filter.also", {
            positions: attribute.either(search.also.map((position) => sports(`position.${position}`))),
          }),
      ],
      ["levels", search.levels && attribute.either(search.levels.map((level) => sports(`level.${level}`)))],
      ["ageMin", ages(search)],
      ["countries", search.countries && countries(search.countries)],
      [
        "place",
        place &&
          t("filter.near", {
            city: townName(locale, place),
            country: attribute.choice("intl:country", place.country),
            km: place.km,
          }),
      ],
      ["grade", search.grade && t("filter.grade", { grade: players(`grade.${search.grade}`) })],
      ["fresh", search.fresh && t("filter.fresh")],
      ["checked", search.checked && t("filter.checked")],
    ];
    const conditions = (search.conditions ?? []).flatMap((searchCondition): CriterionLabel[] => {
      const words = condition(searchCondition, search);
      return words ? [{ key: searchCondition.key, words, optional: searchCondition.optional }] : [];
    });
    return [...criteria.flatMap(([key, words]): CriterionLabel[] => (words ? [{ key, words }] : [])), ...conditions];
  }

  const line = (search: Search): string =>
    criterionLabels(search)
      .map(({ words, optional }) => (optional ? t("filter.optional", { words }) : words))
      .join(" · ");

  return { condition, criterionLabels, line };

  function countries(codes: readonly string[]) {
    const names = codes.map((code) => attribute.choice("intl:country", code));
    return t("filter.condition", { what: t("search.country"), value: attribute.either(names) });
  }

  function ages({ ageMin: from, ageMax: to }: Search) {
    if (from !== undefined && to !== undefined) return t("filter.between", { from, to });
    return from === undefined ? to !== undefined && t("filter.to", { to }) : t("filter.from", { from });
  }

  function figures(definition: NumberAttribute, min: number | undefined, max: number | undefined) {
    const [from, to] = [min, max].map((value) =>
      value === undefined ? undefined : attribute.number(definition, value),
    );
    // The unit belongs to the number, because "at most" may follow both.
    const last = (to ?? from ?? "") + attribute.suffix(definition, max ?? min ?? 0);
    if (min === max) return last;
    const names = { both: "figures", from: "least", to: "most" } as const;
    return to === undefined ? ends(last, undefined, names) : ends(from, last, names);
  }

  function bouts({ min, max }: CountRange): string | undefined {
    const most = max ?? min;
    if (most === undefined) return undefined;
    const last = t("filter.bouts", { count: most });
    if (min === max) return last;
    const names = { both: "figures", from: "least", to: "most" } as const;
    return max === undefined
      ? ends(last, undefined, names)
      : ends(min === undefined ? undefined : String(min), last, names);
  }

  type Names = { both: "figures" | "days"; from: "least" | "since"; to: "most" | "until" };

  function ends(from: string | undefined, to: string | undefined, names: Names): string {
    if (from !== undefined && to !== undefined) return t(`filter.${names.both}`, { from, to });
    return from === undefined ? t(`filter.${names.to}`, { to: to ?? "" }) : t(`filter.${names.from}`, { from });
  }
}
