import { useLocale, useTranslations } from "next-intl";
import { privacyWords } from "@/lib/players/schema/privacy-words";

/** What each level shows of an adult or a minor, in words. */
export function usePrivacyWords(subject: { minor: boolean }) {
  const t = useTranslations("players.shown");
  return privacyWords(t, useLocale(), subject);
}
