import { useTranslations } from "next-intl";
import { PasswordInput } from "@/components/form/password-input";
import { TextInput } from "@/components/form/text-input";
import { FormPart } from "./form-part";

/** With `child`, a parent fills in the account of their child. */
export function AccountFields({ child = false }: { child?: boolean }) {
  const t = useTranslations("players");
  const common = useTranslations("common");
  return (
    <FormPart title={t(child ? "registerChild.account" : "section.account")}>
      <TextInput
        name="email"
        type="email"
        label={common("email")}
        hint={child && t("registerChild.emailHint")}
        autoComplete={child ? "off" : "email"}
        required
      />
      <PasswordInput
        name="password"
        label={common("password")}
        hint={t("hint.password")}
        autoComplete="new-password"
        required
      />
    </FormPart>
  );
}
