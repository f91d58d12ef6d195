"use client";

import { Checks } from "@/components/form/checks";
import type { Option } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { approveVerification, rejectVerification } from "@/lib/trust/actions/verification";
import { CaseForm } from "./case-form";
import { RejectPanel, type RejectWords } from "./reject-panel";

type Words = RejectWords & Record<"questions" | "approve" | "approving", string>;
/** `options` is null for a reader who has already approved. */
type Props = { caseId: string; readAt: string; options: readonly Option[] | null; words: Words };

/** All questions must be answered before the document can be approved. */
export function ApproveForm({ caseId, readAt, options, words: texts }: Props) {
  return (
    <>
      {options && (
        <CaseForm action={approveVerification} caseId={caseId} id={`approve-${caseId}`} className="grid gap-4">
          <input type="hidden" name="readAt" value={readAt} />
          <Checks name="answers" label={texts.questions} options={options} inOneColumn />
          <SubmitButton small pending={texts.approving} className="justify-self-start">
            {texts.approve}
          </SubmitButton>
        </CaseForm>
      )}
      <div className="relative">
        <CaseForm action={rejectVerification} caseId={caseId} id={`reject-${caseId}`}>
          <RejectPanel words={texts} />
        </CaseForm>
      </div>
    </>
  );
}
