import { useTranslations } from "next-intl";
import { FilePicker } from "@/components/documents/file-picker";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { Notice } from "@/components/ui/notice";
import { applyForJob } from "@/lib/jobs/actions";
import type { ApplicationToSend } from "@/lib/jobs/queries/applications";
import { applicationKeptDays, wordsLength } from "@/lib/jobs/schema/application";
import { WorkBirthDateInput } from "../work-fields";

/** A minor sends only a text, without contact details or a file. */
export function ApplyForm({
  to: { offer, minor, asksBirthDate, name, email, words: motivation },
}: {
  to: ApplicationToSend;
}) {
  const t = useTranslations("jobs.application");
  const common = useTranslations("common");
  return (
    <Form action={applyForJob} id={`apply-${offer.id}`} className="fields max-w-[46rem]" keepsDraft>
      <input type="hidden" name="jobId" value={offer.id} />
      {minor ? (
        <Notice title={<b>{t("minor")}</b>}>
          <p>{t("minorText")}</p>
        </Notice>
      ) : (
        <TextInput name="name" label={t("name")} defaultValue={name} autoComplete="name" maxLength={120} required />
      )}
      {asksBirthDate && <WorkBirthDateInput required />}
      <TextArea
        name="words"
        label={t("words")}
        hint={t("wordsHint", { min: wordsLength.min })}
        defaultValue={minor ? null : motivation}
        maxLength={wordsLength.max}
        rows={6}
        required
      />
      {!minor && (
        <>
          <div className="grid gap-[inherit] md:grid-cols-2">
            <TextInput
              name="contactEmail"
              type="email"
              dir="ltr"
              label={t("email")}
              defaultValue={email}
              autoComplete="email"
              required
            />
            <TextInput
              name="contactPhone"
              type="tel"
              dir="ltr"
              label={common("phone")}
              autoComplete="tel"
              required={false}
            />
          </div>
          <Cv />
        </>
      )}
      <p className="small soft">{t("kept", { days: applicationKeptDays })}</p>
      <SubmitButton doing="sending">{t("send")}</SubmitButton>
    </Form>
  );
}

function Cv() {
  const t = useTranslations("jobs");
  const files = useTranslations("jobs.files");
  return (
    <FilePicker
      name="cv"
      kind="cv"
      most={1}
      label={t("application.cv")}
      hint={t("form.fileHint")}
      words={{
        uploading: files("uploading"),
        uploaded: files("uploaded"),
        removed: files("removed"),
        remove: files("remove"),
      }}
      required={false}
    />
  );
}
