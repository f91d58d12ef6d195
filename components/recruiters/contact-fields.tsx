import { useTranslations } from "next-intl";
import { PasswordInput } from "@/components/form/password-input";
import { TextInput } from "@/components/form/text-input";
import { FormPart } from "@/components/players/form-part";
import type { OwnRecruiter } from "@/lib/recruiters/queries/own-recruiter";

type Props = { own: OwnRecruiter | null; fullName: string; account: boolean };

/** `account` also asks for an e-mail address and a password. */
export function ContactFields({ own: ownRecruiter, fullName, account }: Props) {
  const t = useTranslations("recruiters.form");
  const common = useTranslations("common");
  return (
    <FormPart title={t("contact")}>
      <div className="pair">
        <TextInput
          name="contactPerson"
          label={t("contactPerson")}
          autoComplete="name"
          defaultValue={ownRecruiter?.contactPerson ?? fullName}
          required
        />
        <TextInput
          name="phone"
          type="tel"
          dir="ltr"
          label={common("phone")}
          autoComplete="tel"
          defaultValue={ownRecruiter?.phone}
          required
        />
        {account && (
          <>
            <TextInput name="email" type="email" dir="ltr" label={t("email")} autoComplete="email" required />
            <PasswordInput
              name="password"
              label={t("password")}
              hint={t("passwordHint")}
              autoComplete="new-password"
              required
            />
          </>
        )}
      </div>
    </FormPart>
  );
}
