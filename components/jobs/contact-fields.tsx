import { useTranslations } from "next-intl";
import { TextInput } from "@/components/form/text-input";
import { FormPart } from "@/components/players/form-part";
import type { OwnOfferText } from "@/lib/jobs/queries/own";
import { linkNames } from "@/lib/jobs/schema/job";
import { useLinkName } from "./link-name";

/** Private contact details for the support and public links; a minor has neither. */
export function ContactFields({
  email,
  savedOffer,
  minor,
}: {
  email: string;
  savedOffer?: OwnOfferText;
  minor: boolean;
}) {
  const t = useTranslations("jobs.form");
  const nameOf = useLinkName();
  if (minor) return <FormPart title={t("minorContact")} lead={t("minorContactText")} />;
  return (
    <>
      <FormPart title={t("contact")} lead={t("contactLead")}>
        <div className="pair">
          <TextInput
            name="contactEmail"
            type="email"
            dir="ltr"
            label={t("contactEmail")}
            autoComplete="email"
            defaultValue={savedOffer?.contactEmail ?? email}
            required
          />
          <TextInput
            name="contactPhone"
            type="tel"
            dir="ltr"
            label={t("contactPhone")}
            autoComplete="tel"
            defaultValue={savedOffer?.contactPhone}
            required={false}
          />
        </div>
      </FormPart>
      <FormPart title={t("links")} lead={t("linksLead")}>
        <div className="pair">
          {linkNames.map((name) => (
            <TextInput
              key={name}
              name={`${name}Url`}
              type="url"
              dir="ltr"
              label={nameOf(name)}
              autoComplete="url"
              placeholder="https://"
              defaultValue={savedOffer?.[`${name}Url`]}
              required={false}
            />
          ))}
        </div>
      </FormPart>
    </>
  );
}
