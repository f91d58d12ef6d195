import { useTranslations } from "next-intl";
import { answerForMinor, answerRequest } from "@/lib/contacts/actions/requests";
import { AnswerFormView } from "./answer-form-view";

type Props = { requestId: string; guardian?: string | undefined };

/** With `guardian`, the key of the guardian's page, the answer counts as the guardian's. */
export function AnswerForm({ requestId, guardian }: Props) {
  const t = useTranslations("contacts.answer");
  const common = useTranslations("common");
  const view = { requestId, yes: t("accept"), no: common("decline") };
  if (!guardian) return <AnswerFormView {...view} action={answerRequest} />;
  return <AnswerFormView {...view} action={answerForMinor} guardian={guardian} />;
}
