import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { PasswordInput } from "@/components/form/password-input";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { Badge } from "@/components/ui/badge";
import { requestEmailChange, requestEmailConfirmation } from "@/lib/accounts/actions";
import type { AccountSettings } from "@/lib/accounts/queries/account";
import { AddressWaiting } from "./address-waiting";

type Props = { account: AccountSettings; zone: string | null };

export function OwnAddress({ account: { email, emailConfirmedAt, emailChange }, zone }: Props) {
  const t = useTranslations("accounts.own.address");
  const accounts = useTranslations("accounts");
  return (
    <section className="block" id="address" aria-labelledby="address-title">
      <header>
        <h2 id="address-title">{accounts("email")}</h2>
        <Badge look={emailConfirmedAt ? "full" : "dash"}>{t(emailConfirmedAt ? "confirmed" : "unconfirmed")}</Badge>
      </header>
      <p className="font-semibold wrap-anywhere">
        <bdi>{email}</bdi>
      </p>
      {!emailConfirmedAt && <Unconfirmed />}
      {emailChange ? <AddressWaiting zone={zone} email={email} change={emailChange} /> : <ChangeAddress />}
    </section>
  );
}

function Unconfirmed() {
  const t = useTranslations("accounts.own.address");
  return (
    <Form action={requestEmailConfirmation} id="confirmation" className="mt-2 grid justify-items-start gap-3">
      <p className="small soft">{t("unconfirmedHint")}</p>
      <SubmitButton variant="outline" small doing="sending">
        {t("resend")}
      </SubmitButton>
    </Form>
  );
}

function ChangeAddress() {
  const t = useTranslations("accounts.own.address");
  const password = useTranslations("accounts.own.password");
  return (
    <Form action={requestEmailChange} id="change-address" className="fields mt-6 max-w-[28rem]">
      <TextInput name="email" type="email" label={t("new")} hint={t("changeHint")} autoComplete="email" required />
      <PasswordInput name="currentPassword" label={password("current")} autoComplete="current-password" required />
      <SubmitButton variant="outline" className="justify-self-start" doing="sending">
        {t("submit")}
      </SubmitButton>
    </Form>
  );
}
