import { useTranslations } from "next-intl";
import { TextInput } from "@/components/form/text-input";
import { longestTitle, mostWanted } from "@/lib/pipeline/schema/need";

export function NeedFields({ title = "", wanted: wantedCount = 1 }: { title?: string; wanted?: number }) {
  const t = useTranslations("needs.need");
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
        defaultValue={wantedCount}
        required
        inputMode="numeric"
      />
    </div>
  );
}
