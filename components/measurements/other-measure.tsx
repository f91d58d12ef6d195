import { useLocale } from "next-intl";
import type { Unit } from "@/lib/measurements/schema/attribute";
import { imperial } from "@/lib/measurements/schema/imperial";
import type { SportSlug } from "@/lib/sports/schema";

/** The value in imperial units, if the sport or the reader's locale uses them. */
export function OtherMeasure({ value, unit, sport }: { value: number; unit: Unit; sport: SportSlug | null }) {
  const converted = imperial(value, unit, { sport, locale: useLocale() });
  if (!converted) return null;
  return (
    <>
      {" · "}
      <bdi dir="ltr">{converted}</bdi>
    </>
  );
}
