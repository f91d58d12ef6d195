import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { answerForMinor, answerRequest } from "@/lib/scouting/actions";

type Props = { requestId: string; hint: string; guardian?: string | undefined };

/** Yes or no to a request; with the key of a guardian's page the guardian's answer. */
export function AnswerForm({ requestId, hint, guardian }: Props) {
  const t = useTranslations("scouting.answer");
  const fields = (
    <>
      <input type="hidden" name="requestId" value={requestId} />
      <p className="max-w-160 text-sm">{hint}</p>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton name="answer" value="yes" small={!guardian} pending={t("sending")}>
          {t(guardian ? "guardianYes" : "yes")}
        </SubmitButton>
        <SubmitButton name="answer" value="no" variant="outline" small={!guardian} pending={t("sending")}>
          {t("no")}
        </SubmitButton>
      </div>
    </>
  );
  if (!guardian) return <Form action={answerRequest}>{fields}</Form>;
  return (
    <Form action={answerForMinor} guardian={guardian} id={`answer-${requestId}`}>
      {fields}
    </Form>
  );
}
