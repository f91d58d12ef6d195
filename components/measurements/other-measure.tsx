import { useLocale } from "next-intl";
import type { Unit } from "@/lib/sports/schema/attribute";
import { imperial } from "@/lib/sports/schema/imperial";
import type { SportSlug } from "@/lib/sports/schema/sports";

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
