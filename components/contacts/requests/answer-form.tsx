import { useTranslations } from "next-intl";
import { answerForMinor, answerRequest } from "@/lib/contacts/actions/requests";
import { AnswerFormView } from "./answer-form-view";

type Props = { requestId: string; hint: string; guardian?: string | undefined };

/** With `guardian`, the key of the guardian's page, the answer counts as the guardian's. */
export function AnswerForm({ requestId, hint, guardian }: Props) {
  const t = useTranslations("contacts.answer");
  const common = useTranslations("common");
  const view = { requestId, hint, no: common("decline") };
  if (!guardian) return <AnswerFormView {...view} action={answerRequest} acceptLabel={t("accept")} />;
  return <AnswerFormView {...view} action={answerForMinor} acceptLabel={t("guardianAccept")} guardian={guardian} />;
}
