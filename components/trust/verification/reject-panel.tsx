"use client";

import { useEffect, useRef, useState } from "react";
import { useFormState } from "@/components/form/context";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { buttonClass } from "@/components/ui/button-class";
import { rejectVerification } from "@/lib/trust/actions/verification";
import { longestReason } from "@/lib/trust/schema/limits";
import { CaseForm } from "./case-form";

export type RejectWords = Record<"reject" | "reason" | "reasonHint" | "rejectNow" | "rejecting", string>;

const summaryClass = buttonClass({ small: true, className: "list-none [&::-webkit-details-marker]:hidden" });
const floating =
  "absolute inset-x-0 top-full z-10 grid gap-4 border border-line-2 bg-paper p-4 text-start shadow-over lg:start-auto lg:w-104";

/** Opens over the rows below, so that nothing moves; stays open if the server asks for a reason. */
export function RejectPanel({ words: texts }: { words: RejectWords }) {
  const { result } = useFormState();
  return (
    <details open={result?.ok === false || undefined}>
      <summary className={summaryClass}>{texts.reject}</summary>
      <div className={floating}>
        <Reason words={texts} />
      </div>
    </details>
  );
}

type LateProps = { caseId: string; since: string; words: RejectWords };

/** For a row of a list: the form is rendered when the panel is opened, because a page of closed forms was mostly those; without scripts documents are refused on the page of the case. */
export function LateRejectPanel({ caseId, since, words: texts }: LateProps) {
  const [opened, setOpened] = useState(false);
  const panel = useRef<HTMLDetailsElement>(null);
  // It can have been opened before the scripts were loaded.
  useEffect(() => setOpened(panel.current?.open ?? false), []);
  return (
    <details
      ref={panel}
      className="needs-script"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className={summaryClass}>{texts.reject}</summary>
      {opened && (
        <div className={floating}>
          <CaseForm
            action={rejectVerification}
            caseId={caseId}
            since={since}
            id={`reject-${caseId}`}
            className="grid gap-4"
          >
            <Reason words={texts} />
          </CaseForm>
        </div>
      )}
    </details>
  );
}

const Reason = ({ words: texts }: { words: RejectWords }) => (
  <>
    <TextArea name="reason" label={texts.reason} hint={texts.reasonHint} rows={3} maxLength={longestReason} required />
    <SubmitButton variant="outline" small pending={texts.rejecting}>
      {texts.rejectNow}
    </SubmitButton>
  </>
);
