import { useTranslations } from "next-intl";
import { DocumentInput } from "@/components/documents/document-input";
import { FormPart } from "@/components/players/form-part";
import { identityKeptDays } from "@/lib/platform/files/storage/limits";

export function DocumentFields() {
  const t = useTranslations("recruiters.form");
  return (
    <FormPart title={t("documents")} lead={t("documentsLead", { days: identityKeptDays })}>
      <DocumentInput name="identity" label={t("identity")} hint={t("fileHint")} required />
      <DocumentInput name="organizationProof" label={t("organizationProof")} hint={t("fileHint")} required />
      <DocumentInput name="licence" label={t("licence")} hint={t("fileHint")} required={false} />
    </FormPart>
  );
}
