import { JobForm } from "@/components/jobs/job-form";
import { NewOfferHead } from "@/components/jobs/new-offer-head";
import { currentActor } from "@/lib/entry/session";
import { postJob } from "@/lib/jobs/actions";
import { jobDraft } from "@/lib/jobs/queries/own";
import { jobSearch } from "@/lib/jobs/schema/job";

export { newOfferMetadata as generateMetadata } from "@/components/jobs/new-offer-metadata";

export const instant = false;

const noDraft = { email: "", hasModel: false, minor: false, asksBirthDate: "never" as const };

export default async function NewSportJobPage({ searchParams }: PageProps<"/[locale]/sport-jobs/new">) {
  const [draft, query] = await Promise.all([jobDraft(await currentActor()), searchParams]);
  const kind = jobSearch(query).kind ?? draft?.kind ?? "candidate";
  return (
    <div className="wrap new-offer">
      <NewOfferHead visitor={draft === null} />
      <JobForm action={postJob} draft={{ ...(draft ?? noDraft), kind }} />
    </div>
  );
}
