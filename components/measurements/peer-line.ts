import { useTranslations } from "next-intl";
import type { ShownMeasure } from "@/lib/measurements/queries/measures";
import type { PeerLineViewProps } from "./peer-line-view";

/** Returns the texts of a standing for `PeerLineView`. */
export function usePeerLine() {
  const t = useTranslations("measurements.peers");
  return (standing: ShownMeasure["standing"]): PeerLineViewProps =>
    standing ? { percentile: standing.percentile, text: t("place", standing) } : { few: t("few") };
}
