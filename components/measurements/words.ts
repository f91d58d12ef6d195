import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { attributeWords } from "@/lib/sports/schema/attribute-words";

export type { AttributeWords } from "@/lib/sports/schema/attribute-words";

export function useAttributeWords() {
  const t = useTranslations("attributes");
  const sports = useTranslations("sports");
  const locale = useLocale();
  const format = useFormatter();
  return useMemo(() => attributeWords({ locale, t, sports, format }), [locale, t, sports, format]);
}
