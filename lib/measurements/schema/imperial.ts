import type { SportSlug } from "@/lib/sports/schema";
import type { Unit } from "./attribute";

/** Told in these measures in every language; who reads English has them in every sport. */
const sports: readonly SportSlug[] = ["american-football", "baseball", "basketball", "boxing", "mma"];

export const CM_PER_INCH = 2.54;
export const KG_PER_POUND = 0.453_592_37;
export const KM_PER_MILE = 1.609_344;

/** 188 cm is 6′2″, 86 kg is 190 lb, 145 km/h is 90 mph; null where nobody asks for it. */
export function imperial(
  value: number,
  unit: Unit,
  { sport, locale }: { sport: SportSlug | null; locale: string },
): string | null {
  if (locale !== "en" && !(sport && sports.includes(sport))) return null;
  if (unit === "cm") {
    const inches = Math.round(value / CM_PER_INCH);
    return inches < 36 ? `${inches}″` : `${Math.floor(inches / 12)}′${inches % 12}″`;
  }
  if (unit === "kg") return `${Math.round(value / KG_PER_POUND)} lb`;
  if (unit === "km_h") return `${Math.round(value / KM_PER_MILE)} mph`;
  return null;
}
