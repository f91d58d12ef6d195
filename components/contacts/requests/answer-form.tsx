import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { answerForMinor, answerRequest } from "@/lib/contacts/actions/requests";

type Props = { requestId: string; hint: string; guardian?: string | undefined };

/** With `guardian`, the key of the guardian's page, the answer counts as the guardian's. */
export function AnswerForm({ requestId, hint, guardian }: Props) {
  const t = useTranslations("scouting.answer");
  const common = useTranslations("common");
  const fields = (
    <>
      <input type="hidden" name="requestId" value={requestId} />
      <p className="max-w-160 text-sm">{hint}</p>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton name="answer" value="yes" small={!guardian} doing="sending">
          {t(guardian ? "guardianYes" : "yes")}
        </SubmitButton>
        <SubmitButton name="answer" value="no" variant="outline" small={!guardian} doing="sending">
          {common("decline")}
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
