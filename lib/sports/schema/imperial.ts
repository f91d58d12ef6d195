import type { Unit } from "./attribute";
import type { SportSlug } from "./sports";

/** Sports whose values are given in imperial units in every language; English readers see them for all sports. */
const imperialSports: readonly SportSlug[] = ["american-football", "baseball", "basketball", "boxing", "mma"];

export const CM_PER_INCH = 2.54;
export const KG_PER_POUND = 0.453_592_37;
export const KM_PER_MILE = 1.609_344;

/** Formats 188 cm as 6′2″, 86 kg as 190 lb and 145 km/h as 90 mph; null if not needed. */
export function imperial(
  value: number,
  unit: Unit,
  { sport, locale }: { sport: SportSlug | null; locale: string },
): string | null {
  if (locale !== "en" && !(sport && imperialSports.includes(sport))) return null;
  if (unit === "cm") {
    const inches = Math.round(value / CM_PER_INCH);
    return inches < 36 ? `${inches}″` : `${Math.floor(inches / 12)}′${inches % 12}″`;
  }
  if (unit === "kg") return `${Math.round(value / KG_PER_POUND)} lb`;
  if (unit === "km_h") return `${Math.round(value / KM_PER_MILE)} mph`;
  return null;
}
