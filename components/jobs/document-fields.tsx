import { useTranslations } from "next-intl";
import { FilePicker } from "@/components/documents/file-picker";
import { FormPart } from "@/components/players/form-part";
import { most } from "@/lib/jobs/schema/job";
import { identityKeptDays } from "@/lib/platform/files/storage/limits";

export function DocumentFields() {
  const t = useTranslations("jobs.form");
  const files = useTranslations("jobs.files");
  const texts = {
    uploading: files("uploading"),
    uploaded: files("uploaded"),
    removed: files("removed"),
    remove: files("remove"),
  };
  const hint = (count: number) => t("filesHint", { count });
  return (
    <FormPart title={t("documents")} lead={t("documentsLead", { days: identityKeptDays })}>
      <FilePicker
        name="identity"
        kind="identity"
        most={most.identity}
        label={t("identity")}
        hint={t("fileHint")}
        words={texts}
        required
      />
      <FilePicker
        name="certificates"
        kind="certificate"
        most={most.certificates}
        label={t("certificates")}
        hint={hint(most.certificates)}
        words={texts}
        required={false}
      />
      <FilePicker
        name="diplomas"
        kind="diploma"
        most={most.diplomas}
        label={t("diplomas")}
        hint={hint(most.diplomas)}
        words={texts}
        required={false}
      />
    </FormPart>
  );
}
