import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { PasswordInput } from "@/components/form/password-input";
import { SubmitButton } from "@/components/form/submit-button";
import { changePassword } from "@/lib/accounts/actions";

export function OwnPassword({ email }: { email: string }) {
  const t = useTranslations("accounts");
  const common = useTranslations("common");
  return (
    <section className="block" id="password" aria-labelledby="password-title">
      <header>
        <h2 id="password-title">{common("password")}</h2>
      </header>
      <Form action={changePassword} id="change-password" className="fields max-w-[28rem]">
        <input name="username" defaultValue={email} autoComplete="username" readOnly hidden />
        <PasswordInput
          name="currentPassword"
          label={t("own.password.current")}
          autoComplete="current-password"
          required
        />
        <PasswordInput
          name="password"
          label={t("own.password.new")}
          hint={`${t("passwordHint")}. ${t("own.password.hint")}`}
          autoComplete="new-password"
          required
        />
        <SubmitButton variant="outline" className="justify-self-start" doing="saving">
          {t("own.password.submit")}
        </SubmitButton>
      </Form>
    </section>
  );
}
