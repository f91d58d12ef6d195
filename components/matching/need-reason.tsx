import { useTranslations } from "next-intl";
import { TextInput } from "@/components/form/text-input";
import { useAttributeWords } from "@/components/measurements/words";
import { longestReason } from "@/lib/matching/schema/need";
import { reasonedIn } from "@/lib/search/schema/reasoned";
import type { Search } from "@/lib/search/schema/search";

/** Why the need asks what may be asked with a reason alone; nothing where it asks none of that. */
export function NeedReason({ search }: { search: Search }) {
  const t = useTranslations("matching.need");
  const words = useAttributeWords();
  const keys = reasonedIn(search);
  if (keys.length === 0) return null;
  return (
    <TextInput
      name="reason"
      label={t("reason", { words: words.list(keys.map((key) => words.label(key))) })}
      hint={t("reasonHint")}
      maxLength={longestReason}
      required
      autoComplete="off"
      dir="auto"
    />
  );
}
