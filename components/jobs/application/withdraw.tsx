import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { withdrawApplication } from "@/lib/jobs/actions";

export function Withdraw({ applicationId, title }: { applicationId: string; title: string }) {
  const t = useTranslations("jobs.application");
  return (
    <Form action={withdrawApplication} id={`withdraw-${applicationId}`} summary={false}>
      <input type="hidden" name="applicationId" value={applicationId} />
      <SubmitButton variant="bare" small aria-label={t("withdrawWhich", { title })} doing="withdrawing">
        {t("withdraw")}
      </SubmitButton>
    </Form>
  );
}
