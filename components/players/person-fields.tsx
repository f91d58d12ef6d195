import { useLocale, useTranslations } from "next-intl";
import { countryList } from "@/components/form/country-list";
import { CountryNames } from "@/components/form/country-names";
import { TextInput } from "@/components/form/text-input";
import { countryName } from "@/lib/core/countries";
import type { ProfileDraft } from "@/lib/players/queries/own-profile";
import { FormPart } from "./form-part";

/** `child` says that a parent fills them in: the browser then offers nothing of the parent’s own. */
export function PersonFields({ draft, child }: { draft: ProfileDraft; child: boolean }) {
  const t = useTranslations("players");
  const locale = useLocale();
  const own = (what: string) => (child ? "off" : what);
  const named = (code?: string) => code && countryName(locale, code);
  return (
    <FormPart title={t(child ? "section.child" : "section.person")}>
      <div className="two">
        <TextInput
          name="firstName"
          label={t("field.firstName")}
          defaultValue={draft.firstName}
          autoComplete={own("given-name")}
          required
        />
        <TextInput
          name="lastName"
          label={t("field.lastName")}
          defaultValue={draft.lastName}
          autoComplete={own("family-name")}
          required
        />
        <TextInput
          name="birthDate"
          type="date"
          label={t("field.birthDate")}
          hint={t("hint.birthDate")}
          defaultValue={draft.birthDate}
          autoComplete={own("bday")}
          required
        />
        <TextInput
          name="phone"
          type="tel"
          label={t("field.phone")}
          hint={t("hint.phone")}
          defaultValue={draft.phone}
          autoComplete={own("tel")}
          required
        />
        <TextInput
          name="nationality"
          label={t("field.nationality")}
          hint={t("hint.nationality")}
          list={countryList}
          defaultValue={named(draft.nationality)}
          required
        />
        <TextInput
          name="country"
          label={t("field.country")}
          list={countryList}
          defaultValue={named(draft.country)}
          autoComplete="country-name"
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
      <CountryNames />
    </FormPart>
  );
}
