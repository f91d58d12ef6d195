import { useLocale, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { PasswordInput } from "@/components/form/password-input";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { signIn, signInWithPasskey } from "@/lib/accounts/actions";
import { localePath } from "@/lib/platform/i18n/routing";
import { PasskeyButton } from "./passkey-button";
import { SecondFactorField, TextAgain } from "./second-factor-field";

export function SignInForm() {
  const t = useTranslations("accounts");
  const common = useTranslations("common");
  const locale = useLocale();
  const passkey = {
    label: t("passkeys.signIn"),
    waiting: t("passkeys.waiting"),
    stopped: t("passkeys.stopped"),
    exists: t("passkeys.exists"),
  };
  return (
    <>
      <Form action={signIn} id="sign-in">
        <TextInput name="email" type="email" label={t("email")} autoComplete="username" required />
        <PasswordInput name="password" label={t("password")} autoComplete="current-password" required />
        <SecondFactorField label={t("secondFactor.label")} hint={t("secondFactor.hint")} />
        <SubmitButton pending={t("signIn.pending")}>{common("signIn")}</SubmitButton>
        <TextAgain label={t("own.factors.textAgain")} />
        <p className="small">
          <a href={localePath("/auth/forgot", locale)} data-keeps-search="">
            {t("forgot.link")}
          </a>
        </p>
      </Form>
      <Form action={signInWithPasskey} id="sign-in-passkey" className="fields mt-4">
        <PasskeyButton words={passkey} />
      </Form>
    </>
  );
}
