import "server-only";
import type { Locale } from "@/lib/core/i18n/routing";
import { translator } from "@/lib/core/i18n/translator";
import type { NumberAttribute } from "@/lib/evidence/schema/attribute";
import { figureOf, unitOf } from "@/lib/evidence/schema/figure";
import { weightClass } from "@/lib/evidence/schema/weight-classes";
import { askable, askedField } from "../schema/askable";
import type { Condition } from "../schema/condition";
import type { Search } from "../schema/search";

/** All that must hold in a search, in the words of a letter; a page has words of its own. */
export function criteriaWords(search: Search, locale: Locale): string {
  const [t, sports] = [translator(locale, "talent"), translator(locale, "sports")];
  const [attributes, players] = [translator(locale, "attributes"), translator(locale, "players")];
  const either = (names: readonly string[]) => new Intl.ListFormat(locale, { type: "disjunction" }).format(names);
  const countries = new Intl.DisplayNames(locale, { type: "region" });
  const { ageMin: from, ageMax: to, place } = search;
  const ages = () => {
    if (from !== undefined && to !== undefined) return t("filter.between", { from, to });
    return from === undefined ? to !== undefined && t("filter.to", { to }) : t("filter.from", { from });
  };
  const said = [
    search.q && t("filter.text", { text: search.q }),
    search.sport && sports(`name.${search.sport}`),
    search.positions && either(search.positions.map((one) => sports(`position.${one}`))),
    search.side && attributes(`choice.side.${search.side as "left"}`),
    search.role && attributes(`choice.role.${search.role as "stopper"}`),
    search.levels && either(search.levels.map((one) => sports(`level.${one}`))),
    ages(),
    place && t("filter.near", { ...place, country: countries.of(place.country) ?? place.country }),
    search.grade && t("filter.grade", { grade: players(`grade.${search.grade}`) }),
    search.fresh && t("filter.fresh"),
    search.checked && t("filter.checked"),
    ...(search.conditions ?? []).flatMap((one) => (one.wish ? [] : (conditionWords(one) ?? []))),
  ];
  return said.filter(Boolean).join(" · ");

  function conditionWords(condition: Condition): string | undefined {
    const attribute = askable(search.sport).find(({ key }) => key === condition.key);
    if (!attribute) return undefined;
    const what = attributes(`label.${attribute.key as "goals"}`);
    if ("any" in condition) {
      const list = "choices" in attribute ? attribute.words : (askedField(attribute)?.words ?? "");
      return t("filter.condition", { what, value: either(condition.any.map((slug) => choice(list, slug))) });
    }
    if ("is" in condition)
      return attribute.type === "record"
        ? what
        : t("filter.condition", { what, value: attributes(`shown.${condition.is ? "yes" : "no"}`) });
    const value =
      "from" in condition || "until" in condition
        ? ends(day(condition.from), day(condition.until), ["days", "since", "until"])
        : figures(attribute as NumberAttribute, condition as { min?: number; max?: number });
    return t("filter.condition", { what, value });
  }

  function figures(attribute: NumberAttribute, { min, max }: { min?: number; max?: number }) {
    const [low, high] = [min, max].map((value) => (value === undefined ? value : figureOf(locale, attribute, value)));
    const unit = unitOf(attribute, max ?? min ?? 0);
    // The unit goes with the figure: what says "at most" may stand behind both.
    const figure = high ?? low ?? "";
    const last = unit ? `${figure}\u00a0${attributes(`unit.${unit}`, { count: max ?? min ?? 0 })}` : figure;
    if (min === max) return last;
    return high === undefined
      ? ends(last, undefined, ["figures", "least", "most"])
      : ends(low, last, ["figures", "least", "most"]);
  }

  type Ends = ["figures", "least", "most"] | ["days", "since", "until"];

  function ends(low: string | undefined, high: string | undefined, [both, least, most]: Ends): string {
    if (low !== undefined && high !== undefined) return t(`filter.${both}`, { from: low, to: high });
    return low === undefined ? t(`filter.${most}`, { to: high ?? "" }) : t(`filter.${least}`, { from: low });
  }

  function day(iso: string | undefined) {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC", numberingSystem: "latn" });
    return iso && format.format(new Date(iso));
  }

  function choice(words: string, slug: string): string {
    if (words === "intl:country") return countries.of(slug) ?? slug;
    if (words === "intl:language") return new Intl.DisplayNames(locale, { type: "language" }).of(slug) ?? slug;
    if (words === "position") return sports(`position.${slug as "pivot"}`);
    if (words === "class") return classOf(slug);
    return attributes(`choice.${words as "rounds"}.${slug as "3"}`);
  }

  function classOf(slug: string): string {
    const known = weightClass(slug);
    return known ? `${known.over ? "+" : "−"}${known.limit} ${known.unit}` : slug;
  }
}
