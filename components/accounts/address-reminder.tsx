import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { requestEmailConfirmationOnDashboard } from "@/lib/accounts/actions";

/** One line on the dashboards until the address of the account is confirmed. */
export function AddressReminder() {
  const t = useTranslations("accounts.own.address");
  return (
    <Form
      action={requestEmailConfirmationOnDashboard}
      id="confirm-address"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-s-3 border-mark ps-3 text-sm"
    >
      <p>{t("reminder")}</p>
      <SubmitButton variant="outline" small doing="sending">
        {t("sendAgain")}
      </SubmitButton>
    </Form>
  );
}
