import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { followWishlistEntry } from "@/lib/jobs/actions";
import type { WishlistRow } from "@/lib/jobs/queries/wishlist-entries";
import { wishlistOutcomes } from "@/lib/jobs/schema/job";

/** Records or corrects the outcome after both sides were contacted. */
export function FollowWishlistEntry({
  entry: { id, jobId, recruiterId, handledAt, outcome, outcomeAt },
}: {
  entry: WishlistRow;
}) {
  const t = useTranslations("jobs.admin");
  const format = useFormatter();
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-xs text-ink-2">
        {handledAt && t("writtenOn", { date: format.dateTime(handledAt, "short") })}
        {outcomeAt && ` · ${t("notedOn", { date: format.dateTime(outcomeAt, "short") })}`}
      </p>
      <Form action={followWishlistEntry} id={`follow-${id}`} className="flex flex-wrap gap-2" summary={false}>
        <input type="hidden" name="jobId" value={jobId} />
        <input type="hidden" name="recruiterId" value={recruiterId} />
        {wishlistOutcomes
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
