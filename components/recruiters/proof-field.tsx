import { useTranslations } from "next-intl";
import { DocumentInput } from "@/components/documents/document-input";
import { FormPart } from "@/components/players/form-part";

/** A verified organization that changes its name, type or country must be verified again. */
export function ProofField() {
  const t = useTranslations("recruiters.form");
  return (
    <FormPart title={t("renamed")} lead={t("renamedLead")}>
      <DocumentInput name="organizationProof" label={t("organizationProof")} hint={t("fileHint")} required={false} />
    </FormPart>
  );
}
