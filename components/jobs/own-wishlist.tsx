import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { OnlyReads } from "@/components/layout/only-reads";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { LinkButton } from "@/components/ui/link-button";
import { removeFromWishlistOnDashboard } from "@/lib/jobs/actions";
import type { OwnWishlistEntry } from "@/lib/jobs/queries/own";
import { ContactDetails } from "./contact-details";
import { OfferName } from "./offer-name";
import { Place } from "./place";

/** Shows whether the staff has put both sides in touch. */
export function OwnWishlist({ entries, acts }: { entries: OwnWishlistEntry[]; acts: boolean }) {
  const t = useTranslations("jobs.wishlist");
  return (
    <section className="block" id="wishlist" aria-labelledby="wishlist-title">
      <header>
        <h2 id="wishlist-title">{t("title")}</h2>
      </header>
      {!acts && <OnlyReads />}
      {entries.length === 0 ? (
        <EmptyState drawing="bench" title={t("empty")} hint={t("emptyHint")}>
          <LinkButton small href="/sport-jobs">
            {t("browse")}
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className="list">
          {entries.map((entry) => (
            <WishlistItem key={entry.job.id} entry={entry} acts={acts} />
          ))}
        </ul>
      )}
    </section>
  );
}

type Item = { entry: OwnWishlistEntry; acts: boolean };

function WishlistItem({ entry: { job, handledAt, contactDetails }, acts }: Item) {
  const t = useTranslations("jobs.wishlist");
  const jobs = useTranslations("jobs");
  const format = useFormatter();
  const remove = t("remove", { title: job.title });
  return (
    <li>
      <span>
        <OfferName id={job.id} title={job.title} open={job.status === "active"} />
        <small>
          {jobs(`type.${job.jobType}`)} · <Place job={job} />
        </small>
        <small>{handledAt ? t("handled", { date: format.dateTime(handledAt, "short") }) : t("waiting")}</small>
        {contactDetails && <ContactDetails {...contactDetails} country={job.locationCountry} />}
      </span>
      <span className="flex flex-wrap items-center gap-3">
        {job.status !== "active" && <Badge look="struck">{jobs("own.status.closed")}</Badge>}
        {acts && (
          <Form action={removeFromWishlistOnDashboard} id={`remove-${job.id}`} summary={false}>
            <input type="hidden" name="jobId" value={job.id} />
            <SubmitButton variant="bare" small aria-label={remove} title={remove}>
              <Icon name="close" />
            </SubmitButton>
          </Form>
        )}
      </span>
    </li>
  );
}
