import { useTranslations } from "next-intl";
import { Select } from "@/components/form/select";
import { TextInput } from "@/components/form/text-input";
import { type Frequency, frequencies, longestAlertName } from "@/lib/search/schema/alert";

type Props = { name?: string | null; frequency?: Frequency };

export function AlertFields({ name = null, frequency = "daily" }: Props) {
  const t = useTranslations("alerts");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput
        name="name"
        label={t("name")}
        hint={t("nameHint")}
        maxLength={longestAlertName}
        defaultValue={name}
        autoComplete="off"
        dir="auto"
      />
      <Select
        name="frequency"
        label={t("frequency.label")}
        defaultValue={frequency}
        options={frequencies.map((value) => ({ value, label: t(`frequency.${value}`) }))}
      />
    </div>
  );
}
