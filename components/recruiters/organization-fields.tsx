import { useLocale, useTranslations } from "next-intl";
import { countryList } from "@/components/form/country-list";
import { Select } from "@/components/form/select";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { FormPart } from "@/components/players/form-part";
import { countryName } from "@/lib/platform/i18n/countries";
import type { OwnRecruiter } from "@/lib/recruiters/queries/own-recruiter";
import { organizationTypes } from "@/lib/recruiters/schema";

export function OrganizationFields({ own: ownRecruiter }: { own: OwnRecruiter | null }) {
  const t = useTranslations("recruiters");
  const common = useTranslations("common");
  const locale = useLocale();
  const types = organizationTypes.map((value) => ({ value, label: t(`type.${value}`) }));
  return (
    <FormPart title={t("form.organization")}>
      <div className="pair">
        <Select
          name="organizationType"
          label={t("form.organizationType")}
          options={types}
          placeholder={common("choose")}
          defaultValue={ownRecruiter?.organizationType}
          required
        />
        <TextInput
          name="organizationName"
          label={t("form.organizationName")}
          autoComplete="organization"
          defaultValue={ownRecruiter?.organizationName}
          required
        />
        <TextInput
          name="country"
          label={t("form.country")}
          list={countryList}
          autoComplete="country-name"
          defaultValue={ownRecruiter && countryName(locale, ownRecruiter.country)}
          required
        />
        <TextInput
          name="city"
          label={common("city")}
          autoComplete="address-level2"
          defaultValue={ownRecruiter?.city}
          required
        />
      </div>
      <TextInput
        name="address"
        label={t("form.address")}
        autoComplete="street-address"
        defaultValue={ownRecruiter?.address}
        required={false}
      />
      <TextInput
        name="websiteUrl"
        type="url"
        inputMode="url"
        dir="ltr"
        placeholder="https://"
        label={t("form.website")}
        hint={t("form.websiteHint")}
        defaultValue={ownRecruiter?.websiteUrl}
        required={false}
      />
      <TextArea
        name="description"
        label={t("form.description")}
        hint={t("form.descriptionHint")}
        defaultValue={ownRecruiter?.description}
        required={false}
      />
    </FormPart>
  );
}
