import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { Select } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { reportThing } from "@/lib/moderation/actions";
import type { ReportView } from "@/lib/moderation/queries/own-reports";
import { houseRules, longestWords } from "@/lib/moderation/schema";

type Props = { view: ReportView; guardian: string | undefined };

/** A reason of the list, and words. */
export function ReportForm({ view: { kind, subjectId }, guardian }: Props) {
  const t = useTranslations("moderation");
  return (
    <Form action={reportThing} id="report" guardian={guardian}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="subjectId" value={subjectId} />
      <Select
        name="reason"
        label={t("form.reason")}
        placeholder={t("form.choose")}
        options={houseRules.map((value) => ({ value, label: t(`rules.${value}`) }))}
        required
      />
      <TextArea
        name="words"
        label={t("form.words")}
        hint={t("form.wordsHint")}
        maxLength={longestWords}
        dir="auto"
        required={false}
      />
      <p className="text-sm text-ink-2">{t("form.urgent")}</p>
      <SubmitButton className="sm:justify-self-start" pending={t("form.sending")}>
        {t("form.send")}
      </SubmitButton>
    </Form>
  );
}
