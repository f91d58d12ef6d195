import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { followWish } from "@/lib/jobs/actions";
import type { WishRow } from "@/lib/jobs/queries/wishes";
import { wishOutcomes } from "@/lib/jobs/schema/job";

/** Records or corrects the outcome after both sides were contacted. */
export function FollowWish({ wish: { id, jobId, recruiterId, handledAt, outcome, outcomeAt } }: { wish: WishRow }) {
  const t = useTranslations("jobs.admin");
  const format = useFormatter();
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-xs text-ink-2">
        {handledAt && t("writtenOn", { date: format.dateTime(handledAt, "short") })}
        {outcomeAt && ` · ${t("notedOn", { date: format.dateTime(outcomeAt, "short") })}`}
      </p>
      <Form action={followWish} id={`follow-${id}`} className="flex flex-wrap gap-2" summary={false}>
        <input type="hidden" name="jobId" value={jobId} />
        <input type="hidden" name="recruiterId" value={recruiterId} />
        {wishOutcomes
          .filter((value) => value !== outcome)
          .map((each) => (
            <SubmitButton key={each} name="outcome" value={each} variant="quiet" small className="whitespace-nowrap">
              {t(`note.${each}`)}
            </SubmitButton>
          ))}
      </Form>
    </div>
  );
}
