import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { RadioCards } from "@/components/form/radio-cards";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { decideAppeal } from "@/lib/trust/actions/moderation";
import { appealVerdicts, longestWords } from "@/lib/trust/schema/moderation";

export function AnswerAppeal({ caseId }: { caseId: string }) {
  const t = useTranslations("moderation.admin");
  return (
    <section aria-labelledby="second-look" className="grid gap-4 border-t border-line-2 pt-6">
      <h2 id="second-look" className="heading-xl">
        {t("secondLook")}
      </h2>
      <Form action={decideAppeal} id="answer-appeal">
        <input type="hidden" name="caseId" value={caseId} />
        <RadioCards
          name="verdict"
          label={t("verdict")}
          options={appealVerdicts.map((value) => ({
            value,
            label: t(`verdicts.${value}`),
            hint: t(`verdictHints.${value}`),
          }))}
          required
        />
        <TextArea
          name="answer"
          label={t("answer")}
          hint={t("answerHint")}
          maxLength={longestWords}
          rows={5}
          dir="auto"
          required
        />
        <SubmitButton className="sm:justify-self-start" pending={t("sending")}>
          {t("send")}
        </SubmitButton>
      </Form>
    </section>
  );
}
