import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { PasswordInput } from "@/components/form/password-input";
import { RadioCards } from "@/components/form/radio-cards";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { WorkBirthDateInput } from "@/components/jobs/work-fields";
import { signUp } from "@/lib/accounts/actions";
import { type AccountRole, accountRoles } from "@/lib/accounts/schema";
import { trialDays } from "@/lib/billing/schema";

export function SignUpForm({ preselected = "player" }: { preselected?: AccountRole }) {
  const t = useTranslations("accounts");
  const roles = accountRoles.map((role) => ({
    value: role,
    label: t(`role.${role}.name`),
    hint: t(`role.${role}.hint`, { days: trialDays }),
  }));
  return (
    <Form action={signUp} id="sign-up">
      <RadioCards name="role" label={t("role.label")} options={roles} defaultValue={preselected} required />
      {/* Not required, because it can be hidden and browsers block forms with hidden required fields. */}
      <div className="hidden [form:has([value$=seeker]:checked)_&]:block">
        <WorkBirthDateInput />
      </div>
      <TextInput name="fullName" label={t("fullName")} autoComplete="name" required />
      <TextInput name="email" type="email" label={t("email")} autoComplete="email" required />
      <PasswordInput
        name="password"
        label={t("password")}
        hint={t("passwordHint")}
        autoComplete="new-password"
        required
      />
      <SubmitButton pending={t("signUp.pending")}>{t("signUp.submit")}</SubmitButton>
      <p className="xs [form:has([value^=esport]:checked,[value$=seeker]:checked)_&]:hidden">{t("signUp.minors")}</p>
    </Form>
  );
}
