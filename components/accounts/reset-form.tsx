import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { PasswordInput } from "@/components/form/password-input";
import { SubmitButton } from "@/components/form/submit-button";
import { resetPassword } from "@/lib/accounts/actions";

type Props = { token: string; email: string; next: string | null };

export function ResetForm({ token, email, next }: Props) {
  const t = useTranslations("accounts");
  return (
    <Form action={resetPassword} id="reset">
      <input type="hidden" name="token" value={token} />
      {next && <input type="hidden" name="next" value={next} />}
      <input name="username" defaultValue={email} autoComplete="username" readOnly hidden />
      <PasswordInput
        name="password"
        label={t("reset.password")}
        hint={t("passwordHint")}
        autoComplete="new-password"
        required
      />
      <SubmitButton doing="saving">{t("reset.submit")}</SubmitButton>
    </Form>
  );
}
