import { useTranslations } from "next-intl";
import { Select } from "@/components/form/select";
import { TextArea } from "@/components/form/text-area";
import type { ReportView } from "@/lib/moderation/queries/own-reports";
import { houseRules, longestWords } from "@/lib/moderation/schema";

type Props = { view: ReportView; words: string; hint?: string };

/** What it is about, a reason of the list, and words. */
export function ReportFields({ view: { kind, subjectId }, words, hint }: Props) {
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
      <TextArea name="words" label={words} hint={hint} maxLength={longestWords} dir="auto" required={false} />
    </>
  );
}
