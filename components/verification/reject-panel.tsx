"use client";

import { useFormState } from "@/components/form/context";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { buttonClass } from "@/components/ui/button-class";
import { longestReason } from "@/lib/verification/schema/limits";

export type RejectWords = Record<"reject" | "reason" | "reasonHint" | "rejectNow" | "rejecting", string>;

const floating =
  "absolute inset-x-0 top-full z-10 grid gap-4 border border-line-2 bg-paper p-4 text-start shadow-over lg:start-auto lg:w-104";

/** Folded until wanted, then over the rows below, so that nothing moves; open again when the server asks for a reason. */
export function RejectPanel({ words }: { words: RejectWords }) {
  const { result } = useFormState();
  return (
    <details open={result?.ok === false || undefined}>
      <summary className={buttonClass({ small: true, className: "list-none [&::-webkit-details-marker]:hidden" })}>
        {words.reject}
      </summary>
      <div className={floating}>
        <TextArea
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          rows={3}
          maxLength={longestReason}
          required
        />
        <SubmitButton variant="outline" small pending={words.rejecting}>
          {words.rejectNow}
        </SubmitButton>
      </div>
    </details>
  );
}
