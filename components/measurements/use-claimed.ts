import { useFormatter, useTranslations } from "next-intl";
import { claimedIn } from "@/lib/measurements/schema/claimed";
import { useAttributeWords } from "./words";

/** Returns the texts of a claim or a free-form fact. */
export function useClaimed() {
  const players = useTranslations("players");
  const t = useTranslations("measurements.claimed");
  const attributeTexts = useAttributeWords();
  const format = useFormatter();
  return claimedIn({ players, t, words: attributeTexts, format });
}
