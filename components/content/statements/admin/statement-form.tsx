import { useLocale, useTranslations } from "next-intl";
import { Checks } from "@/components/form/checks";
import { Form } from "@/components/form/form";
import { ReadVersion } from "@/components/form/read-version";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { saveStatement } from "@/lib/content/actions/statements";
import type { StatementWithVersions } from "@/lib/content/queries/statement-list";
import { longest, statementPlaces } from "@/lib/content/schema/statement";
import { direction, locales } from "@/lib/platform/i18n/routing";
import { languageName } from "@/lib/platform/i18n/spoken-languages";

export function StatementForm({ statement }: { statement: StatementWithVersions | null }) {
  const t = useTranslations("statements.admin");
  const reader = useLocale();
  const common = useTranslations("common");
  const place = useTranslations("statements.place");
  return (
    <Form action={saveStatement} id="statement" className="grid max-w-[46rem] gap-5">
      {statement && <input type="hidden" name="id" value={statement.id} />}
      {statement && <ReadVersion version={statement.current.version} changed="statement_changed" />}
      <TextInput
        name="value"
        label={common("value")}
        hint={t("valueHint")}
        dir="ltr"
        maxLength={longest.value}
        defaultValue={statement?.current.value ?? null}
      />
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        {locales.map((locale) => (
          <TextInput
            key={locale}
            name={`words_${locale}`}
            label={t("words", { language: languageName(reader, locale) })}
            lang={locale}
            dir={direction(locale)}
            maxLength={longest.words}
            defaultValue={statement?.current.words[locale] ?? null}
          />
        ))}
      </div>
      <Checks
        name="places"
        label={t("places")}
        hint={t("placesHint")}
        required={false}
        defaultValue={statement?.current.places ?? []}
        options={statementPlaces.map((value) => ({ value, label: place(value) }))}
      />
      <SubmitButton className="justify-self-start" doing="saving">
        {t(statement ? "save" : "add")}
      </SubmitButton>
    </Form>
  );
}
