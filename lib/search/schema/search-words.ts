import type { useTranslations } from "next-intl";
import type { ChoiceWords, NumberAttribute } from "@/lib/measurements/schema/attribute";
import type { AttributeWords, Say } from "@/lib/measurements/schema/attribute-words";
import { askable, askedField } from "./askable";
import type { Condition } from "./condition";
import type { Search } from "./search";

type Language = {
  t: ReturnType<typeof useTranslations<"talent">>;
  sports: Say<"sports">;
  players: Say<"players">;
  attribute: AttributeWords;
};

/** One thing that is asked. `key`: the criterion, or the attribute of the condition; the two ages are `ageMin`. */
export type CriterionLabel = { key: string; words: string; wish?: true | undefined };

/** What a search asks in a language, on pages and in letters alike. */
export function searchWords({ t, sports, players, attribute }: Language) {
  /** "Height: 185–190 cm"; nothing for what may not be asked in this sport. */
  function condition(one: Condition, { sport }: Pick<Search, "sport">): string | undefined {
    const about = askable(sport).find(({ key }) => key === one.key);
    if (!about) return undefined;
    const what = attribute.label(about.key);
    if ("any" in one) {
      const list: ChoiceWords = "choices" in about ? about.words : (askedField(about)?.words ?? "");
      const value = attribute.either(one.any.map((slug) => attribute.choice(list, slug)));
      return t("filter.condition", { what, value });
    }
    if ("is" in one)
      return about.type === "record" ? what : t("filter.condition", { what, value: attribute.yesNo(one.is) });
    if ("from" in one || "until" in one) {
      const [from, until] = [one.from, one.until].map((iso) => iso && attribute.day(new Date(iso)));
      return t("filter.condition", { what, value: ends(from, until, { both: "days", from: "since", to: "until" }) });
    }
    const { min, max } = one as { min?: number; max?: number };
    return t("filter.condition", { what, value: figures(about as NumberAttribute, min, max) });
  }

  /** All that is asked, in the order in which it is read. */
  function criterionLabels(search: Search): CriterionLabel[] {
    const { place } = search;
    const criteria: [string, string | false | undefined][] = [
      ["q", search.q && t("filter.text", { text: search.q })],
      ["sport", search.sport && sports(`name.${search.sport}`)],
      ["positions", search.positions && attribute.either(search.positions.map((one) => sports(`position.${one}`)))],
      ["side", search.side && attribute.choice("side", search.side)],
      ["role", search.role && attribute.choice("role", search.role)],
      ["levels", search.levels && attribute.either(search.levels.map((one) => sports(`level.${one}`)))],
      ["ageMin", ages(search)],
      [
        "place",
        place &&
          t("filter.near", {
            city: place.city,
            country: attribute.choice("intl:country", place.country),
            km: place.km,
          }),
      ],
      ["grade", search.grade && t("filter.grade", { grade: players(`grade.${search.grade}`) })],
      ["fresh", search.fresh && t("filter.fresh")],
      ["checked", search.checked && t("filter.checked")],
    ];
    const conditions = (search.conditions ?? []).flatMap((one): CriterionLabel[] => {
      const words = condition(one, search);
      return words ? [{ key: one.key, words, wish: one.wish }] : [];
    });
    return [...criteria.flatMap(([key, words]): CriterionLabel[] => (words ? [{ key, words }] : [])), ...conditions];
  }

  /** In one line; what is only wished for says so. */
  const line = (search: Search): string =>
    criterionLabels(search)
      .map(({ words, wish }) => (wish ? t("filter.wished", { words }) : words))
      .join(" · ");

  return { condition, asked: criterionLabels, line };

  function ages({ ageMin: from, ageMax: to }: Search) {
    if (from !== undefined && to !== undefined) return t("filter.between", { from, to });
    return from === undefined ? to !== undefined && t("filter.to", { to }) : t("filter.from", { from });
  }

  function figures(about: NumberAttribute, min: number | undefined, max: number | undefined) {
    const [from, to] = [min, max].map((value) => (value === undefined ? undefined : attribute.number(about, value)));
    // The unit goes with the figure: what says "at most" may stand behind both.
    const last = [to ?? from ?? "", attribute.unit(about, max ?? min ?? 0)].filter(Boolean).join("\u00a0");
    if (min === max) return last;
    const names = { both: "figures", from: "least", to: "most" } as const;
    return to === undefined ? ends(last, undefined, names) : ends(from, last, names);
  }

  type Names = { both: "figures" | "days"; from: "least" | "since"; to: "most" | "until" };

  function ends(from: string | undefined, to: string | undefined, names: Names): string {
    if (from !== undefined && to !== undefined) return t(`filter.${names.both}`, { from, to });
    return from === undefined ? t(`filter.${names.to}`, { to: to ?? "" }) : t(`filter.${names.from}`, { from });
  }
}
