import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import "@/components/players/sign-up.css";
import type { Action } from "@/lib/entry/action";
import type { AsksBirthDate } from "@/lib/jobs/queries/birth-date";
import type { StatedWork } from "@/lib/jobs/queries/offer-text";
import type { JobKind } from "@/lib/jobs/schema/job";
import "./job-form.css";
import { ContactFields } from "./contact-fields";
import { DocumentFields } from "./document-fields";
import { OfferFields } from "./offer-fields";
import { PlaceFields } from "./place-fields";
import { Refused } from "./refused";

/** `hasModel`: a language model is configured; `minor`: the author is under 18; `asksBirthDate`: the date of birth is unknown. */
export type Draft = {
  email: string;
  kind: JobKind;
  hasModel: boolean;
  minor: boolean;
  asksBirthDate: AsksBirthDate;
  /** What the profile of the author states. */
  stated?: StatedWork;
};

type Props = { action: Action<{ jobId: string }>; draft: Draft; onDone?: () => void };

export function JobForm({ action, draft, onDone }: Props) {
  const t = useTranslations("jobs.form");
  return (
    <Form
      action={action}
      address={onDone ? undefined : "/sport-jobs/new"}
      id="offer"
      className="job-form"
      keepsDraft
      {...(onDone && { onDone })}
    >
      <Refused
        words={{
          failed: t("failed"),
          document: t("documentRequired"),
          expired: t("expired"),
          signIn: t("signIn"),
        }}
      />
      <OfferFields kind={draft.kind} savedOffer={draft.stated} hasModel={draft.hasModel} />
      <PlaceFields savedPlace={draft.stated} asksBirthDate={draft.asksBirthDate} minor={draft.minor} />
      <ContactFields email={draft.email} minor={draft.minor} />
      <DocumentFields />
      <SubmitButton pending={t("submitting")}>{t("submit")}</SubmitButton>
    </Form>
  );
}
