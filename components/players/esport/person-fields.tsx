import { useTranslations } from "next-intl";
import { CountryNames } from "@/components/form/country-names";
import { LanguageChecks } from "@/components/form/language-checks";
import { FormPart } from "@/components/players/form-part";
import { NameAndBirthInputs, NationalityAndCountryInputs } from "@/components/players/name-fields";
import type { EsportDraft } from "@/lib/players/queries/own-esport";

const fields = ["firstName", "lastName", "birthDate", "nationality", "country", "languages"];

export function PersonFields({ draft, folded }: { draft: EsportDraft; folded: boolean }) {
  const t = useTranslations("players");
  const form = useTranslations("esport.form");
  return (
    <FormPart title={t("section.person")} fold={folded && { draft, fields, others: ["oneName"] }}>
      <div className="pair">
        <NameAndBirthInputs draft={draft} birthDateHint={form("birthDateHint")} />
        <NationalityAndCountryInputs draft={draft} />
      </div>
      <CountryNames />
      <LanguageChecks label={form("languages")} chosen={draft.languages} />
    </FormPart>
  );
}
