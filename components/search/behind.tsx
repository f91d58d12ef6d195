import { useFormatter, useTranslations } from "next-intl";
import { usePrivacyWords } from "@/components/players/use-privacy-words";
import type { PlayerCard } from "@/lib/players/queries/card";

/** How much stands behind a card, without any of it. */
export function Behind({ player: { factCount, videoCount } }: { player: PlayerCard }) {
  const t = useTranslations("talent.card");
  const format = useFormatter();
  const shown = usePrivacyWords({ minor: true });
  if (factCount === null) return <p>{t("behindMinor", { shown: shown.profile })}</p>;
  const counted = [t("facts", { count: factCount }), ...(videoCount > 0 ? [t("videos", { count: videoCount })] : [])];
  return <p>{t("behind", { counted: format.list(counted) })}</p>;
}
