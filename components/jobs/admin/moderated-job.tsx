import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { WordingList } from "@/components/jobs/wording-list";
import { useWordingWords } from "@/components/jobs/wording-words";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { takeDownJob } from "@/lib/jobs/actions";
import type { JobToModerate } from "@/lib/jobs/queries/moderated-jobs";
import { wordingHints } from "@/lib/jobs/schema/wording";
import { CorrectForm } from "./correct-form";
import { jobLooks } from "./jobs-list";

export function ModeratedJob({ job }: { job: JobToModerate }) {
  const t = useTranslations("jobs.moderation");
  const common = useTranslations("common");
  const jobs = useTranslations("jobs");
  const format = useFormatter();
  const wording = useWordingWords();
  const { id, status, kind, jobType, user, recruiter, createdAt, description, takenDownReason } = job;
  return (
    <div id="offer" className="grid max-w-[46rem] scroll-mt-40 gap-6">
      <p className="flex flex-wrap items-center gap-3 text-sm">
        <Badge look={jobLooks[status]}>{jobs(`own.status.${status}`)}</Badge>
        <Badge>{jobs(`kind.${kind}`)}</Badge>
        <span>
          {jobs(`type.${jobType}`)} · <bdi>{recruiter?.organizationName ?? user.profile?.fullName ?? t("unknown")}</bdi>{" "}
          · {format.dateTime(createdAt, "day")}
        </span>
      </p>
      <p dir="auto" className="border-y border-line-2 py-5 whitespace-pre-line">
        {description}
      </p>
      {takenDownReason && (
        <Notice look="bad" title={t("takenDownBecause")}>
          <p dir="auto" className="whitespace-pre-line">
            {takenDownReason}
          </p>
        </Notice>
      )}
      {(status === "active" || status === "closed") && (
        <LinkButton className="justify-self-start" href={`/sport-jobs/${id}`}>
          {common("viewPage")}
        </LinkButton>
      )}
      <WordingList hints={wordingHints(`${job.title}\n${description}`)} words={wording} />
      {job.correctedReason && (
        <Notice title={<b>{t("correctedBecause")}</b>}>
          <p dir="auto" className="whitespace-pre-line">
            {job.correctedReason}
          </p>
        </Notice>
      )}
      {status === "active" && <CorrectForm job={job} />}
      {status !== "rejected" && (
        <section aria-labelledby="take-down-title" className="grid gap-3">
          <h2 id="take-down-title" className="heading-xl">
            {t("takeDown")}
          </h2>
          <Form action={takeDownJob} id="take-down">
            <input type="hidden" name="jobId" value={id} />
            <TextArea name="reason" label={common("reason")} hint={t("reasonHint")} maxLength={1000} required />
            <SubmitButton variant="outline" className="sm:justify-self-start" pending={t("takingDown")}>
              {t("takeDownNow")}
            </SubmitButton>
          </Form>
        </section>
      )}
    </div>
  );
}
