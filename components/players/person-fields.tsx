import { useLocale, useTranslations } from "next-intl";
import { Select } from "@/components/form/select";
import { TextInput } from "@/components/form/text-input";
import { countriesByName } from "@/lib/core/countries";
import type { ProfileDraft } from "@/lib/players/queries/own-profile";
import { FormPart } from "./form-part";

export function PersonFields({ draft }: { draft: ProfileDraft }) {
  const t = useTranslations("players");
  const countries = countriesByName(useLocale());
  return (
    <FormPart title={t("section.person")}>
      <div className="two">
        <TextInput
          name="firstName"
          label={t("field.firstName")}
          defaultValue={draft.firstName}
          autoComplete="given-name"
          required
        />
        <TextInput
          name="lastName"
          label={t("field.lastName")}
          defaultValue={draft.lastName}
          autoComplete="family-name"
          required
        />
        <TextInput
          name="birthDate"
          type="date"
          label={t("field.birthDate")}
          hint={t("hint.birthDate")}
          defaultValue={draft.birthDate}
          autoComplete="bday"
          required
        />
        <TextInput
          name="phone"
          type="tel"
          label={t("field.phone")}
          hint={t("hint.phone")}
          defaultValue={draft.phone}
          autoComplete="tel"
          required
        />
        <Select
          name="nationality"
          label={t("field.nationality")}
          options={countries}
          placeholder={t("choose")}
          defaultValue={draft.nationality}
          required
        />
        <Select
          name="country"
          label={t("field.country")}
          options={countries}
          placeholder={t("choose")}
          defaultValue={draft.country}
          autoComplete="country"
          required
        />
        <TextInput
          name="city"
          label={t("field.city")}
          hint={t("hint.city")}
          defaultValue={draft.city}
          autoComplete="address-level2"
          required
        />
      </div>
    </FormPart>
  );
}
