import { useFormatter, useTranslations } from "next-intl";
import { usePrivacyWords } from "@/components/players/use-privacy-words";
import type { PlayerCard } from "@/lib/players/queries/card";

/** Shows the numbers of facts and videos without their content. */
export function Behind({ player: { factCount, videoCount } }: { player: PlayerCard }) {
  const t = useTranslations("search.card");
  const format = useFormatter();
  const privacyTexts = usePrivacyWords({ minor: true });
  if (factCount === null) return <p>{t("behindMinor", { shown: privacyTexts.profile })}</p>;
  const counts = [t("facts", { count: factCount }), ...(videoCount > 0 ? [t("videos", { count: videoCount })] : [])];
  return <p>{t("behind", { counted: format.list(counts) })}</p>;
}
