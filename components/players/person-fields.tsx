import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { CountryNames } from "@/components/form/country-names";
import { TextInput } from "@/components/form/text-input";
import type { ProfileDraft } from "@/lib/players/queries/own-profile";
import { FormPart } from "./form-part";
import { NameAndBirthInputs, NationalityAndCountryInputs } from "./name-fields";

/** With `child`, a parent fills in the form and autofill is off. */
export function PersonFields({ draft, child }: { draft: ProfileDraft; child: boolean }) {
  const t = useTranslations("players");
  const common = useTranslations("common");
  const autoCompleteFor = (token: string) => (child ? "off" : token);
  return (
    <FormPart title={t(child ? "section.child" : "section.person")}>
      <div className="pair">
        <NameAndBirthInputs draft={draft} birthDateHint={t("hint.birthDate")} child={child} />
        <TextInput
          name="phone"
          type="tel"
          label={common("phone")}
          hint={t(child ? "hint.phoneChild" : "hint.phone")}
          defaultValue={draft.phone}
          autoComplete={autoCompleteFor("tel")}
          required={!child && !draft.minor}
        />
        <NationalityAndCountryInputs draft={draft} />
        <TextInput
          name="city"
          label={t("field.city")}
          hint={t("hint.city")}
          defaultValue={draft.city}
          autoComplete="address-level2"
          required
        />
      </div>
      {draft.identityChecked && (
        <Checkbox name="lapse" hint={t("hint.lapse")}>
          {t("field.lapse")}
        </Checkbox>
      )}
      <CountryNames />
    </FormPart>
  );
}
