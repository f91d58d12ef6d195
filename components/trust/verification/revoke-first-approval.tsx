import { SubmitButton } from "@/components/form/submit-button";
import { revokeVerdict } from "@/lib/trust/actions/verification";
import { CaseForm } from "./case-form";

/** The first approval can be revoked until the second one. */
export function RevokeFirstApproval({ caseId, label }: { caseId: string; label: string }) {
  return (
    <CaseForm action={revokeVerdict} caseId={caseId} id={`first-${caseId}`}>
      <SubmitButton variant="quiet" small doing="undoing">
        {label}
      </SubmitButton>
    </CaseForm>
  );
}
