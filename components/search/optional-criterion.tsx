import { useTranslations } from "next-intl";
import type { Condition } from "@/lib/search/schema/condition";

/** Chooses whether a criterion is required or optional. */
export function OptionalCriterion({ condition }: { condition: Condition | undefined }) {
  const t = useTranslations("search.facets");
  if (!condition) return null;
  return (
    <label className="mt-1 flex min-h-target cursor-pointer items-center gap-2 text-xs text-ink-2 lg:min-h-7">
      <input
        type="checkbox"
        name="optional"
        value={condition.key}
        defaultChecked={condition.optional ?? false}
        className="size-4 accent-ink"
      />
      {t("optional")}
    </label>
  );
}
