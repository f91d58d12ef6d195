import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { CountryNames } from "@/components/form/country-names";
import { TextInput } from "@/components/form/text-input";
import type { ProfileDraft } from "@/lib/players/queries/own-profile";
import { FormPart } from "./form-part";
import { NameAndBirthInputs, NationalityAndCountryInputs } from "./name-fields";

type Props = {
  draft: ProfileDraft;
  /** A parent fills in the form, and autofill is off. */
  child: boolean;
  folded: boolean;
};

const fields = ["firstName", "lastName", "birthDate", "phone", "nationality", "country", "city"];

export function PersonFields({ draft, child, folded }: Props) {
  const t = useTranslations("players");
  const common = useTranslations("common");
  return (
    <FormPart
      title={t(child ? "section.child" : "section.person")}
      fold={folded && { draft, fields, others: ["oneName", "lapse"] }}
    >
      <div className="pair">
        <NameAndBirthInputs draft={draft} birthDateHint={t("hint.birthDate")} child={child} />
        <TextInput
          name="phone"
          type="tel"
          label={common("phone")}
          hint={t(child ? "hint.phoneChild" : "hint.phone")}
          defaultValue={draft.phone}
          autoComplete={child ? "off" : "tel"}
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
