import { attributeFactories } from "../attribute";
import type { SportSlug } from "../sports";

export function matchesOf(sport: SportSlug) {
  const { figure } = attributeFactories([sport], { perSport: true, group: "season" });
  return [
    figure("matches", [0, 90], "neutral"),
    figure("starts", [0, 90], "neutral"),
    figure("minutes", [0, 6000], "neutral"),
  ];
}
