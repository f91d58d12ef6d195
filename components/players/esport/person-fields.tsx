import { useLocale, useTranslations } from "next-intl";
import { Checks } from "@/components/form/checks";
import { CountryNames } from "@/components/form/country-names";
import { FormPart } from "@/components/players/form-part";
import { NameAndBirthInputs, NationalityAndCountryInputs } from "@/components/players/name-fields";
import { languagesByName } from "@/lib/platform/i18n/spoken-languages";
import type { EsportDraft } from "@/lib/players/queries/own-esport";

const fields = ["firstName", "lastName", "birthDate", "nationality", "country", "languages"];

export function PersonFields({ draft, folded }: { draft: EsportDraft; folded: boolean }) {
  const t = useTranslations("players");
  const form = useTranslations("esport.form");
  const locale = useLocale();
  return (
    <FormPart title={t("section.person")} fold={folded && { draft, fields, others: ["oneName"] }}>
      <div className="pair">
        <NameAndBirthInputs draft={draft} birthDateHint={form("birthDateHint")} />
        <NationalityAndCountryInputs draft={draft} />
      </div>
      <CountryNames />
      <Checks
        name="languages"
        label={form("languages")}
        options={languagesByName(locale)}
        defaultValue={draft.languages ?? [locale]}
        short
        required
      />
    </FormPart>
  );
}
