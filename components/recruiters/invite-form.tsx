import { useLocale, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { RadioCards } from "@/components/form/radio-cards";
import { Select } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { languageNames, locales } from "@/lib/platform/i18n/routing";
import { inviteMember } from "@/lib/recruiters/actions";
import { givenRoles, invitationDays } from "@/lib/recruiters/schema";

/** Invites a member or a reader by e-mail. */
export function InviteForm() {
  const t = useTranslations("team");
  const roles = givenRoles.map((value) => ({ value, label: t(`role.${value}`), hint: t(`roleHint.${value}`) }));
  const languages = locales.map((value) => ({ value, label: languageNames[value] }));
  return (
    <section className="block" aria-labelledby="invite-title">
      <header>
        <h2 id="invite-title">{t("invite")}</h2>
      </header>
      <Form action={inviteMember} id="invite" resetWhenDone>
        <TextInput
          name="email"
          type="email"
          dir="ltr"
          autoComplete="off"
          label={t("email")}
          hint={t("emailHint", { days: invitationDays })}
          required
        />
        <RadioCards name="teamRole" label={t("roleLabel")} options={roles} defaultValue="member" required />
        <Select name="language" label={t("language")} options={languages} defaultValue={useLocale()} required />
        <SubmitButton className="sm:justify-self-start" doing="sending">
          {t("send")}
        </SubmitButton>
      </Form>
    </section>
  );
}
