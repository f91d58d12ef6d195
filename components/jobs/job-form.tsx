import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import "@/components/players/sign-up.css";
import type { Action } from "@/lib/action";
import type { AsksBirthDate } from "@/lib/jobs/queries/birth-date";
import type { JobKind } from "@/lib/jobs/schema/job";
import "./job-form.css";
import { ContactFields } from "./contact-fields";
import { OfferFields } from "./offer-fields";
import { PaperFields } from "./paper-fields";
import { PlaceFields } from "./place-fields";
import { Refused } from "./refused";

/** `machine`: there is one that reads offers. `minor`: who posts is under 18. `asksBirthDate`: they have not said when they were born. */
export type Draft = { email: string; kind: JobKind; machine: boolean; minor: boolean; asksBirthDate: AsksBirthDate };

type Props = { action: Action<{ jobId: string }>; draft: Draft; onDone?: () => void };

/** The form of an offer, on its own page and in the dialog. */
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
      <OfferFields kind={draft.kind} machine={draft.machine} />
      <PlaceFields asksBirthDate={draft.asksBirthDate} />
      <ContactFields email={draft.email} minor={draft.minor} />
      <PaperFields />
      <SubmitButton pending={t("submitting")}>{t("submit")}</SubmitButton>
    </Form>
  );
}
