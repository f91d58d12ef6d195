import { useLocale, useTranslations } from "next-intl";
import { Done } from "@/components/form/done";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { requestPasswordReset } from "@/lib/accounts/actions";
import { localePath } from "@/lib/platform/i18n/routing";

export function ForgotForm() {
  const t = useTranslations("accounts");
  const locale = useLocale();
  return (
    <Form action={requestPasswordReset} id="forgot">
      <p className="soft">{t("forgot.lead")}</p>
      <TextInput name="email" type="email" label={t("email")} autoComplete="username" required />
      <Done>{t("forgot.sent")}</Done>
      <SubmitButton doing="sending">{t("forgot.submit")}</SubmitButton>
      <p className="small">
        <a href={localePath("/auth", locale)} data-keeps-search="">
          {t("forgot.back")}
        </a>
      </p>
    </Form>
  );
}
