import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { ModelAnswered } from "@/components/jobs/model-answered";
import { WordingList } from "@/components/jobs/wording-list";
import { useWordingWords } from "@/components/jobs/wording-words";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { checkWording, closeJob, renewJob } from "@/lib/jobs/actions";
import type { OfferHead as Offer } from "@/lib/jobs/queries/applicants";
import { boardDays, expiryNoticeDays } from "@/lib/jobs/schema/job";
import { wordingHints } from "@/lib/jobs/schema/wording";
import { daysFrom } from "@/lib/platform/clock";
import { offerLooks } from "./looks";

export function OfferHead({ offer, acts, hasModel }: { offer: Offer; acts: boolean; hasModel: boolean }) {
  const t = useTranslations("jobs.own");
  const common = useTranslations("common");
  const _closing = useTranslations("jobs.offer");
  const format = useFormatter();
  const wording = useWordingWords();
  const { id, kind, title, description, status, createdAt, expiryAnnouncedAt, correctedReason, takenDownReason } =
    offer;
  const ends = expiryAnnouncedAt ? daysFrom(expiryAnnouncedAt, expiryNoticeDays) : daysFrom(createdAt, boardDays);
  const reason = takenDownReason ?? correctedReason;
  return (
    <section className="grid gap-4 border-y border-line-2 py-5">
      <p className="flex flex-wrap items-center gap-3 text-sm">
        <Badge look={offerLooks[status]}>{t(`status.${status}`)}</Badge>
        {status === "active" && !offer.waitsForBirthDate && t("until", { date: format.dateTime(ends, "day") })}
      </p>
      {offer.waitsForBirthDate && (
        <Notice>
          <p>{t("birthDateFirst")}</p>
        </Notice>
      )}
      {reason && (
        <Notice
          look={takenDownReason ? "bad" : "plain"}
          title={<b>{t(takenDownReason ? "takenDown" : "corrected")}</b>}
        >
          <p dir="auto" className="whitespace-pre-line">
            {reason}
          </p>
        </Notice>
      )}
      {status === "active" && <WordingList hints={wordingHints(`${title}\n${description}`)} words={wording} />}
      {acts && status === "active" && hasModel && (
        <Form action={checkWording} id="wording" className="grid justify-items-start gap-3">
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="title" value={title} />
          <input type="hidden" name="description" value={description} />
          <SubmitButton small variant="quiet" pending={wording.machine.asking}>
            {wording.machine.ask}
          </SubmitButton>
          <small className="text-xs text-ink-3">{wording.machine.note}</small>
          <ModelAnswered words={wording} />
        </Form>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {acts && (status === "active" || status === "closed") && (
          <Form action={renewJob} id="renew" summary={false}>
            <input type="hidden" name="jobId" value={id} />
            <SubmitButton
              variant={status === "closed" || expiryAnnouncedAt ? "go" : "outline"}
              pending={t("renewing")}
              aria-label={t("renewWhich", { title })}
            >
              {t("renew")}
            </SubmitButton>
          </Form>
        )}
        {acts && status === "active" && (
          <LinkButton variant="quiet" href={`/sport-jobs/${id}/edit`}>
            {common("edit")}
          </LinkButton>
        )}
        {status === "active" && !offer.waitsForBirthDate && (
          <LinkButton variant="bare" href={`/sport-jobs/${id}`}>
            {common("viewPage")}
          </LinkButton>
        )}
        {acts && status === "active" && (
          <Form action={closeJob} id="close" summary={false}>
            <input type="hidden" name="jobId" value={id} />
            <SubmitButton variant="bare" doing="closing">
              {t("close")}
            </SubmitButton>
          </Form>
        )}
      </div>
    </section>
  );
}
