import { useLocale, useTranslations } from "next-intl";
import { privacyWords } from "@/lib/players/schema/privacy-words";

/** Texts that say which data each access level shows of an adult or of a minor. */
export function usePrivacyWords(subject: { minor: boolean }) {
  const t = useTranslations("players.shown");
  return privacyWords(t, useLocale(), subject);
}
