import { useTranslations } from "next-intl";
import type { ShownMeasure } from "@/lib/measurements/queries/measures";

/** The line is the range of all peers, the box the middle half, the disc this player; with too few peers a text says so. */
export function PeerLine({ standing }: Pick<ShownMeasure, "standing">) {
  const t = useTranslations("evidence.peers");
  if (!standing) return <span className="text-xs text-ink-3">{t("few")}</span>;
  const { percentile, count } = standing;
  return (
    <svg role="img" aria-label={t("place", { percentile, count })} className="h-4 w-full overflow-visible sm:w-36">
      <line className="stroke-line-2" x2="100%" y1="50%" y2="50%" />
      <rect className="fill-ground-2 stroke-line-2" x="25%" y="25%" width="50%" height="50%" />
      <circle className="fill-flag stroke-night stroke-[1.5]" cx={`${percentile}%`} cy="50%" r="5" />
    </svg>
  );
}
