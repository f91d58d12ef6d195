import { useTranslations } from "next-intl";
import { Select } from "@/components/form/select";
import { TextArea } from "@/components/form/text-area";
import type { ReportView } from "@/lib/trust/queries/own-reports";
import { houseRules, longestWords } from "@/lib/trust/schema/moderation";

type Props = { view: ReportView; words: string; hint?: string };

export function ReportFields({ view: { kind, subjectId }, words: label, hint }: Props) {
  const t = useTranslations("moderation");
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="subjectId" value={subjectId} />
      <Select
        name="reason"
        label={t("form.reason")}
        placeholder={t("form.choose")}
        options={houseRules.map((value) => ({ value, label: t(`rules.${value}`) }))}
        required
      />
      <TextArea name="words" label={label} hint={hint} maxLength={longestWords} dir="auto" required={false} />
    </>
  );
}
