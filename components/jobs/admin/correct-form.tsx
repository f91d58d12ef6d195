import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { OfferFields } from "@/components/jobs/offer-fields";
import { PlaceFields } from "@/components/jobs/place-fields";
import "@/components/jobs/job-form.css";
import "@/components/players/sign-up.css";
import { Disclosure } from "@/components/ui/disclosure";
import { correctJob } from "@/lib/jobs/actions";
import type { JobToModerate } from "@/lib/jobs/queries/moderated-jobs";

/** Edits an open offer for its owner, who is told the reason. */
export function CorrectForm({ job }: { job: JobToModerate }) {
  const t = useTranslations("jobs.moderation");
  const common = useTranslations("common");
  return (
    <Disclosure summary={t("correct")}>
      <Form action={correctJob} id="correct" className="job-form">
        <input type="hidden" name="jobId" value={job.id} />
        <OfferFields kind={job.kind} savedOffer={job} />
        <PlaceFields savedPlace={job} />
        <TextArea name="reason" label={common("reason")} hint={t("reasonHint")} maxLength={1000} required />
        <SubmitButton variant="outline" doing="saving">
          {t("correctNow")}
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}
