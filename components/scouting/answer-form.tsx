import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { answerForMinor, answerRequest } from "@/lib/scouting/actions";

type Props = { requestId: string; hint: string; token?: string };

/** Yes or no to a request; with a token the guardian's answer. */
export function AnswerForm({ requestId, hint, token }: Props) {
  const t = useTranslations("scouting.answer");
  const fields = (
    <>
      <input type="hidden" name="requestId" value={requestId} />
      {token && <input type="hidden" name="token" value={token} />}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton name="answer" value="yes" small pending={t("sending")}>
          {t("yes")}
        </SubmitButton>
        <SubmitButton name="answer" value="no" variant="outline" small pending={t("sending")}>
          {t("no")}
        </SubmitButton>
      </div>
      <p className="xs">{hint}</p>
    </>
  );
  return token ? <Form action={answerForMinor}>{fields}</Form> : <Form action={answerRequest}>{fields}</Form>;
}
