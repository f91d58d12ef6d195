"use client";

import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { closeJob } from "@/lib/jobs/actions";

type Props = { jobId: string; words: string; pending: string };

/** Shown to who moderates; an offer's owner closes it on the dashboard. */
export function CloseOffer({ jobId, words, pending }: Props) {
  return (
    <Form action={closeJob} className="for-moderators" summary={false}>
      <input type="hidden" name="jobId" value={jobId} />
      <SubmitButton variant="bare" small pending={pending}>
        {words}
      </SubmitButton>
    </Form>
  );
}
