"use client";

import { Checks } from "@/components/form/checks";
import type { Option } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { approveKyc, rejectKyc } from "@/lib/verification/actions";
import { DeskForm } from "./desk-form";
import { RejectPanel, type RejectWords } from "./reject-panel";

type Words = RejectWords & Record<"questions" | "approve" | "approving", string>;
/** `options` is null for who has approved already. */
type Props = { caseId: string; readAt: string; options: readonly Option[] | null; words: Words };

/** Each question is answered, then the paper is approved; or it is refused for a reason. */
export function ApproveForm({ caseId, readAt, options, words }: Props) {
  return (
    <>
      {options && (
        <DeskForm action={approveKyc} caseId={caseId} id={`approve-${caseId}`} className="grid gap-4">
          <input type="hidden" name="readAt" value={readAt} />
          <Checks name="answers" label={words.questions} options={options} inOneColumn />
          <SubmitButton small pending={words.approving} className="justify-self-start">
            {words.approve}
          </SubmitButton>
        </DeskForm>
      )}
      <div className="relative">
        <DeskForm action={rejectKyc} caseId={caseId} id={`reject-${caseId}`}>
          <RejectPanel words={words} />
        </DeskForm>
      </div>
    </>
  );
}
