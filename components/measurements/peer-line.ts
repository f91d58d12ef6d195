import { useTranslations } from "next-intl";
import type { ShownMeasure } from "@/lib/measurements/queries/measures";
import type { PeerLineViewProps } from "./peer-line-view";

/** Returns the texts of a rank for `PeerLineView`. */
export function usePeerLine() {
  const t = useTranslations("measurements.peers");
  return (peerRank: ShownMeasure["peerRank"]): PeerLineViewProps =>
    peerRank ? { percentile: peerRank.percentile, text: t("place", peerRank) } : { few: t("few") };
}
