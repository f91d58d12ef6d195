import { useLocale, useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { countryList } from "@/components/form/country-list";
import { TextInput } from "@/components/form/text-input";
import { countryName } from "@/lib/platform/i18n/countries";
import { ProposedCountry } from "./proposed-country";

/** Two short fields that stand side by side on phones too, inside a pair. */
export const closePair = "grid grid-cols-[repeat(2,minmax(0,1fr))] gap-x-4 sm:contents";

type SavedPerson = Partial<
  Record<"firstName" | "lastName" | "birthDate" | "nationality" | "country", string | null>
> & {
  oneName?: boolean;
};
type NameProps = {
  draft: SavedPerson;
  birthDateHint: string;
  child?: boolean;
};

export function NameAndBirthInputs({ draft, birthDateHint, child = false }: NameProps) {
  const t = useTranslations("players.field");
  // Autofill is off for a child, because the browser would offer the parent's own data.
  const autoCompleteFor = (token: string) => (child ? "off" : token);
  return (
    <>
      <div className={closePair}>
        <TextInput
          name="firstName"
          label={t("firstName")}
          defaultValue={draft.firstName}
          autoComplete={autoCompleteFor("given-name")}
          required
        />
        <div className="grid content-start gap-2">
          <TextInput
            name="lastName"
            label={t("lastName")}
            defaultValue={draft.lastName}
            autoComplete={autoCompleteFor("family-name")}
          />
          <Checkbox name="oneName" defaultChecked={draft.oneName}>
            {t(child ? "oneNameChild" : "oneName")}
          </Checkbox>
        </div>
      </div>
      <TextInput
        name="birthDate"
        type="date"
        label={t("birthDate")}
        hint={birthDateHint}
        defaultValue={draft.birthDate}
        autoComplete={autoCompleteFor("bday")}
        required
      />
    </>
  );
}

/** The form must contain `CountryNames` once, which holds the list of suggestions. */
export function NationalityAndCountryInputs({ draft }: { draft: SavedPerson }) {
  const t = useTranslations("players");
  const locale = useLocale();
  const countryLabel = (code?: string | null) => code && countryName(locale, code);
  return (
    <div className={closePair}>
      <TextInput
        name="nationality"
        label={t("field.nationality")}
        hint={t("hint.nationality")}
        list={countryList}
        defaultValue={countryLabel(draft.nationality)}
        required
      />
      <TextInput
        name="country"
        label={t("field.country")}
        list={countryList}
        defaultValue={countryLabel(draft.country)}
        autoComplete="country-name"
        required
      />
      <ProposedCountry />
    </div>
  );
}
