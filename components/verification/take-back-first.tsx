import { SubmitButton } from "@/components/form/submit-button";
import { takeBackVerdict } from "@/lib/verification/actions";
import { DeskForm } from "./desk-form";

/** Until a second person approves, the first may think better of it. */
export function TakeBackFirst({ caseId, words: [label, pending] }: { caseId: string; words: [string, string] }) {
  return (
    <DeskForm action={takeBackVerdict} caseId={caseId} id={`first-${caseId}`}>
      <SubmitButton variant="quiet" small pending={pending}>
        {label}
      </SubmitButton>
    </DeskForm>
  );
}
