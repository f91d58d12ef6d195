import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { Select } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { addFeed } from "@/lib/content/actions/news";
import { type Locale, languageNames, locales } from "@/lib/platform/i18n/routing";
import { sportSlugs } from "@/lib/sports/schema/sports";

export function FeedForm({ reader }: { reader: Locale }) {
  const t = useTranslations("news.admin");
  const common = useTranslations("common");
  const sports = useTranslations("sports.name");
  return (
    <Form
      action={addFeed}
      id="feed"
      className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto] md:items-start"
    >
      <TextInput name="url" label={t("feedAddress")} hint={t("feedHint")} inputMode="url" dir="ltr" />
      <Select
        name="sport"
        label={t("sport")}
        placeholder={t("chooseSport")}
        options={sportSlugs.map((sport) => ({ value: sport, label: sports(sport) }))}
      />
      <Select
        name="language"
        label={common("language")}
        defaultValue={reader}
        options={locales.map((locale) => ({ value: locale, label: languageNames[locale] }))}
      />
      <SubmitButton className="md:mt-7">{common("add")}</SubmitButton>
    </Form>
  );
}
