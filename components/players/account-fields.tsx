import { useTranslations } from "next-intl";
import { PasswordInput } from "@/components/form/password-input";
import { TextInput } from "@/components/form/text-input";
import { FormPart } from "./form-part";

export function AccountFields() {
  const t = useTranslations("players");
  return (
    <FormPart title={t("section.account")}>
      <TextInput name="email" type="email" label={t("field.email")} autoComplete="email" required />
      <PasswordInput
        name="password"
        label={t("field.password")}
        hint={t("hint.password")}
        autoComplete="new-password"
        required
      />
    </FormPart>
  );
}
