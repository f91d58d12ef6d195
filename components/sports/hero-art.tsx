import { useLocale } from "next-intl";
import { direction } from "@/lib/platform/i18n/routing";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { StageArt } from "./stage-art";

/** `StageArt` in the writing direction of the page. */
export function HeroArt({ sport }: { sport: SportSlug }) {
  return <StageArt sport={sport} rtl={direction(useLocale()) === "rtl"} />;
}
