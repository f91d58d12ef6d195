import { useLocale, useTranslations } from "next-intl";
import { useAttributeWords } from "@/components/evidence/words";
import type { ChoiceWords, NumberAttribute } from "@/lib/evidence/schema/attribute";
import { askable, askedField } from "@/lib/talent/schema/askable";
import type { Condition } from "@/lib/talent/schema/condition";
import type { Search } from "@/lib/talent/schema/search";

/** A condition as it is read aloud: "Height: 185–190 cm". */
export function useConditionWords({ sport }: Pick<Search, "sport">) {
  const t = useTranslations("talent.filter");
  const yesNo = useTranslations("attributes.shown");
  const words = useAttributeWords();
  const either = useEither();
  const known = askable(sport);

  return (condition: Condition): string | undefined => {
    const attribute = known.find(({ key }) => key === condition.key);
    if (!attribute) return undefined;
    const what = words.label(attribute.key);
    if ("any" in condition) {
      const list: ChoiceWords = "choices" in attribute ? attribute.words : (askedField(attribute)?.words ?? "");
      return t("condition", { what, value: either(condition.any.map((slug) => words.choice(list, slug))) });
    }
    if ("is" in condition)
      return attribute.type === "record" ? what : t("condition", { what, value: yesNo(condition.is ? "yes" : "no") });
    if ("from" in condition || "until" in condition) {
      const [from, until] = [condition.from, condition.until].map((iso) => iso && words.day(new Date(iso)));
      return t("condition", { what, value: ends(from, until, { both: "days", from: "since", to: "until" }) });
    }
    const { min, max } = condition as { min?: number; max?: number };
    return t("condition", { what, value: figures(attribute as NumberAttribute, min, max) });
  };

  function figures(attribute: NumberAttribute, min: number | undefined, max: number | undefined) {
    const [from, to] = [min, max].map((value) => (value === undefined ? undefined : words.number(attribute, value)));
    // The unit goes with the figure: what says "at most" may stand behind both.
    const unit = words.unit(attribute, max ?? min ?? 0);
    const last = [to ?? from ?? "", unit].filter(Boolean).join("\u00a0");
    if (min === max) return last;
    const names = { both: "figures", from: "least", to: "most" } as const;
    return to === undefined ? ends(last, undefined, names) : ends(from, last, names);
  }

  type Names = { both: "figures" | "days"; from: "least" | "since"; to: "most" | "until" };

  function ends(from: string | undefined, to: string | undefined, names: Names): string {
    if (from !== undefined && to !== undefined) return t(names.both, { from, to });
    return from === undefined ? t(names.to, { to: to ?? "" }) : t(names.from, { from });
  }
}

/** "left or both". */
export function useEither() {
  const format = new Intl.ListFormat(useLocale(), { type: "disjunction" });
  return (names: readonly string[]) => format.format(names);
}
