import { useTranslations } from "next-intl";
import { TextInput } from "@/components/form/text-input";
import { useAttributeWords } from "@/components/measurements/words";
import { longestReason } from "@/lib/pipeline/schema/need";
import { reasonedIn } from "@/lib/search/schema/reasoned";
import type { Search } from "@/lib/search/schema/search";

/** Some criteria may only be used with a reason; renders nothing if the search has none of them. */
export function NeedReason({ search }: { search: Search }) {
  const t = useTranslations("needs.need");
  const attributeTexts = useAttributeWords();
  const keys = reasonedIn(search);
  if (keys.length === 0) return null;
  return (
    <TextInput
      name="reason"
      label={t("reason", { words: attributeTexts.list(keys.map((key) => attributeTexts.label(key))) })}
      hint={t("reasonHint")}
      maxLength={longestReason}
      required
      autoComplete="off"
      dir="auto"
    />
  );
}
