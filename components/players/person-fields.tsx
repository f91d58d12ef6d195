import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { CountryNames } from "@/components/form/country-names";
import { TextInput } from "@/components/form/text-input";
import type { ProfileDraft } from "@/lib/players/queries/own-profile";
import { FormPart } from "./form-part";
import { NameAndBirthInputs, NationalityAndCountryInputs } from "./name-fields";

/** `child` says that a parent fills them in: the browser then offers nothing of the parent’s own. */
export function PersonFields({ draft, child }: { draft: ProfileDraft; child: boolean }) {
  const t = useTranslations("players");
  const own = (what: string) => (child ? "off" : what);
  return (
    <FormPart title={t(child ? "section.child" : "section.person")}>
      <div className="pair">
        <NameAndBirthInputs draft={draft} birthDateHint={t("hint.birthDate")} own={own} />
        <TextInput
          name="phone"
          type="tel"
          label={t("field.phone")}
          hint={t(child ? "hint.phoneChild" : "hint.phone")}
          defaultValue={draft.phone}
          autoComplete={own("tel")}
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
