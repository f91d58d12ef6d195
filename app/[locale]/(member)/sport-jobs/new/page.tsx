import { JobForm } from "@/components/jobs/job-form";
import { NewOfferHead } from "@/components/jobs/new-offer-head";
import { OnlyReads } from "@/components/layout/only-reads";
import { currentActor } from "@/lib/entry/session";
import { postJob } from "@/lib/jobs/actions";
import { tenders } from "@/lib/jobs/policy";
import { jobDraft } from "@/lib/jobs/queries/own";
import { jobSearch } from "@/lib/jobs/schema/job";
import { isAllowed } from "@/lib/platform/command/actor";

export { newOfferMetadata as generateMetadata } from "@/components/jobs/new-offer-metadata";

export const instant = false;

const noDraft = { email: "", hasModel: false, minor: false, asksBirthDate: "never" as const };

export default async function NewSportJobPage({ searchParams }: PageProps<"/[locale]/sport-jobs/new">) {
  const actor = await currentActor();
  const [draft, query] = await Promise.all([jobDraft(actor), searchParams]);
  const kind = jobSearch(query).kind ?? draft?.kind ?? "candidate";
  return (
    <div className="wrap new-offer">
      <NewOfferHead visitor={draft === null} kind={kind} />
      {actor.userId && !isAllowed(tenders, actor) ? (
        <OnlyReads />
      ) : (
        <JobForm action={postJob} draft={{ ...(draft ?? noDraft), kind }} />
      )}
    </div>
  );
}
