import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import "@/components/players/sign-up.css";
import { withNext } from "@/lib/platform/http/return-path";
import { createProfile, signUpRecruiter, updateProfile } from "@/lib/recruiters/actions";
import type { OwnRecruiter } from "@/lib/recruiters/queries/own-recruiter";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { ConsentFields } from "./consent-fields";
import { ContactFields } from "./contact-fields";
import { DocumentFields } from "./document-fields";
import { OrganizationFields } from "./organization-fields";
import { PlanFields } from "./plan-fields";
import { ProofField } from "./proof-field";
import "./recruiter-form.css";
import { WantedFields } from "./wanted-fields";

/** For a visitor, who also gets an account, for a user with an account, and for a recruiter who edits. */
export function RecruiterForm(
  props: ({ kind: "visitor" } | { kind: "account"; fullName: string } | { kind: "recruiter"; own: OwnRecruiter }) & {
    next?: string | null;
    /** The sport whose page led here. */
    sport?: SportSlug | undefined;
  },
) {
  const common = useTranslations("common");
  const recruiter = props.kind === "recruiter" ? props.own : null;
  const action = { visitor: signUpRecruiter, account: createProfile, recruiter: updateProfile }[props.kind];
  return (
    <Form
      action={action}
      address={withNext("/recruiter-signup", props.next)}
      next={props.next}
      id="recruiter"
      className="recruiter-form"
      keepsDraft
    >
      <OrganizationFields own={recruiter} />
      <ContactFields
        own={recruiter}
        fullName={props.kind === "account" ? props.fullName : ""}
        account={props.kind === "visitor"}
      />
      <WantedFields own={recruiter} sport={props.sport} />
      <PlanFields own={recruiter} />
      {recruiter ? (
        <>
          {recruiter.status === "verified" && <ProofField />}
          <SubmitButton doing="saving">{common("saveChanges")}</SubmitButton>
        </>
      ) : (
        <>
          <DocumentFields />
          <ConsentFields />
        </>
      )}
    </Form>
  );
}
