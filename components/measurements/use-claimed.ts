import { useFormatter, useTranslations } from "next-intl";
import { claimedIn } from "@/lib/measurements/schema/claimed";
import { useAttributeWords } from "./words";

/** Puts a claim, or a free fact, into words. */
export function useClaimed() {
  const players = useTranslations("players");
  const t = useTranslations("evidence.claimed");
  const words = useAttributeWords();
  const format = useFormatter();
  return claimedIn({ players, t, words, format });
}
