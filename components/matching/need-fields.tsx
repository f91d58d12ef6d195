import { useTranslations } from "next-intl";
import { TextInput } from "@/components/form/text-input";
import { longestTitle, mostWanted } from "@/lib/matching/schema/need";

/** What a need is called, which players who fit it read, and how many are sought. */
export function NeedFields({ title = "", wanted = 1 }: { title?: string; wanted?: number }) {
  const t = useTranslations("matching.need");
  return (
    <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
      <TextInput
        name="title"
        label={t("name")}
        hint={t("nameHint")}
        maxLength={longestTitle}
        defaultValue={title}
        required
        autoComplete="off"
        dir="auto"
      />
      <TextInput
        name="wanted"
        label={t("wanted")}
        type="number"
        min={1}
        max={mostWanted}
        defaultValue={wanted}
        required
        inputMode="numeric"
      />
    </div>
  );
}
