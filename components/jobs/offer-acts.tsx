"use client";
"use no memo"; // Its texts never change once they are rendered.

import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { LinkButton } from "@/components/ui/link-button";
import { closeJob, renewJob } from "@/lib/jobs/actions";

/** What the author may do with an offer: each has a text and an accessible name. */
type Props = {
  id: string;
  edit?: [text: string, label: string];
  renew?: [text: string, label: string, pending: string];
  close?: [text: string, label: string];
};

export const OfferActs = ({ id, edit, renew, close }: Props) => (
  <>
    {edit && (
      <LinkButton variant="bare" small href={`/sport-jobs/${id}/edit`} aria-label={edit[1]}>
        {edit[0]}
      </LinkButton>
    )}
    {renew && (
      <Form action={renewJob} id={`renew-${id}`} summary={false}>
        <input type="hidden" name="jobId" value={id} />
        <SubmitButton variant="bare" small aria-label={renew[1]} pending={renew[2]}>
          {renew[0]}
        </SubmitButton>
      </Form>
    )}
    {close && (
      <Form action={closeJob} id={`close-${id}`} summary={false}>
        <input type="hidden" name="jobId" value={id} />
        <SubmitButton variant="bare" small aria-label={close[1]} doing="closing">
          {close[0]}
        </SubmitButton>
      </Form>
    )}
  </>
);
