import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { appealDecision } from "@/lib/trust/actions/moderation";
import { longestWords } from "@/lib/trust/schema/moderation";

export function AppealForm({ address }: { address: string }) {
  const t = useTranslations("moderation.notice");
  return (
    <Form action={appealDecision} id="appeal" keepsDraft>
      <input type="hidden" name="key" value={address} />
      <TextArea name="appeal" label={t("appealWords")} maxLength={longestWords} rows={6} dir="auto" required />
      <SubmitButton className="sm:justify-self-start" doing="sending">
        {t("send")}
      </SubmitButton>
    </Form>
  );
}
