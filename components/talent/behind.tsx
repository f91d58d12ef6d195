import { useFormatter, useTranslations } from "next-intl";
import type { PlayerCard } from "@/lib/players/queries/card";

/** How much stands behind a card, without any of it. */
export function Behind({ player: { factCount, videoCount } }: { player: PlayerCard }) {
  const t = useTranslations("talent.card");
  const format = useFormatter();
  const counted = [t("facts", { count: factCount }), ...(videoCount > 0 ? [t("videos", { count: videoCount })] : [])];
  return <p>{t("behind", { counted: format.list(counted) })}</p>;
}
