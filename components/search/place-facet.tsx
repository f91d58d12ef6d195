import { useTranslations } from "next-intl";
import { distances, type Search } from "@/lib/search/schema/search";
import { useTownName } from "./words";

type Props = {
  search: Search;
  /** A typed name that no city has. */
  unknown: string | undefined;
};

/** City and distance; the page resolves the name to a place. */
export function PlaceFacet({ search: { place }, unknown }: Props) {
  const t = useTranslations("search.place");
  const townName = useTownName();
  const km = place?.km ?? distances[1];
  return (
    <fieldset id="facet-place" className="border-b border-line py-2">
      <legend className="text-xs font-medium text-ink-2">{t("label")}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-2 pt-1">
        <input
          className="control min-h-9 px-2 text-sm"
          type="text"
          name="town"
          defaultValue={unknown ?? (place && townName(place))}
          placeholder={t("town")}
          aria-label={t("town")}
          aria-invalid={unknown ? true : undefined}
          aria-describedby={unknown ? "town-unknown" : undefined}
          maxLength={80}
          autoComplete="off"
          dir="auto"
        />
        <select className="control min-h-9 px-2 text-sm" name="km" defaultValue={km} aria-label={t("distance")}>
          {[...new Set([...distances, km])]
            .sort((a, b) => a - b)
            .map((value) => (
              <option key={value} value={value}>
                {t("km", { km: value })}
              </option>
            ))}
        </select>
      </div>
      {unknown && (
        <p id="town-unknown" className="pt-1 text-xs font-semibold text-danger">
          {t("unknown", { town: unknown })}
        </p>
      )}
    </fieldset>
  );
}
