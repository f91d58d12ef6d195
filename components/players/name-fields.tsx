import { useLocale, useTranslations } from "next-intl";
import { countryList } from "@/components/form/country-list";
import { TextInput } from "@/components/form/text-input";
import { countryName } from "@/lib/platform/i18n/countries";

type Known = Partial<Record<"firstName" | "lastName" | "birthDate" | "nationality" | "country", string | null>>;
type Named = {
  draft: Known;
  birthDateHint: string;
  /** What the browser may offer of its owner's own. */
  own?: (what: string) => string;
};

export function NameAndBirthInputs({ draft, birthDateHint, own = (what) => what }: Named) {
  const t = useTranslations("players.field");
  return (
    <>
      <TextInput
        name="firstName"
        label={t("firstName")}
        defaultValue={draft.firstName}
        autoComplete={own("given-name")}
        required
      />
      <TextInput
        name="lastName"
        label={t("lastName")}
        defaultValue={draft.lastName}
        autoComplete={own("family-name")}
        required
      />
      <TextInput
        name="birthDate"
        type="date"
        label={t("birthDate")}
        hint={birthDateHint}
        defaultValue={draft.birthDate}
        autoComplete={own("bday")}
        required
      />
    </>
  );
}

/** The form names the countries once: `CountryNames`. */
export function NationalityAndCountryInputs({ draft }: { draft: Known }) {
  const t = useTranslations("players");
  const locale = useLocale();
  const named = (code?: string | null) => code && countryName(locale, code);
  return (
    <>
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
    </>
  );
}
