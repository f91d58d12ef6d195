import { useLocale } from "next-intl";
import type { Unit } from "@/lib/measurements/schema/attribute";
import { imperial } from "@/lib/measurements/schema/imperial";
import type { SportSlug } from "@/lib/sports/schema";

/** The figure once more in feet, pounds or miles, where the sport or the reader counts in these. */
export function OtherMeasure({ value, unit, sport }: { value: number; unit: Unit; sport: SportSlug | null }) {
  const other = imperial(value, unit, { sport, locale: useLocale() });
  if (!other) return null;
  return (
    <>
      {" · "}
      <bdi dir="ltr">{other}</bdi>
    </>
  );
}
