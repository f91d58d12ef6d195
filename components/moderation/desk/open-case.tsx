import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { Select } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { reportThing } from "@/lib/moderation/actions";
import type { ReportView } from "@/lib/moderation/queries/own-reports";
import { houseRules, longestWords } from "@/lib/moderation/schema";

/** Where who moderates begins a case about somebody whom nobody has reported: it leads to the decision. */
export function OpenCase({ view: { kind, subjectId } }: { view: ReportView }) {
  const t = useTranslations("moderation");
  return (
    <section aria-labelledby="open-case" className="grid gap-4">
      <h2 id="open-case" className="heading-xl border-b border-line-2 pb-2">
        {t("desk.openCase")}
      </h2>
      <p className="text-sm text-ink-2">{t("desk.openCaseHint")}</p>
      <Form action={reportThing} id="case">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="subjectId" value={subjectId} />
        <Select
          name="reason"
          label={t("form.reason")}
          placeholder={t("form.choose")}
          options={houseRules.map((value) => ({ value, label: t(`rules.${value}`) }))}
          required
        />
        <TextArea name="words" label={t("desk.openCaseWords")} maxLength={longestWords} dir="auto" required={false} />
        <SubmitButton variant="outline" className="sm:justify-self-start" pending={t("form.sending")}>
          {t("desk.openCaseNow")}
        </SubmitButton>
      </Form>
    </section>
  );
}
