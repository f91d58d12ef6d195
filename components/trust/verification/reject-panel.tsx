"use client";

import { useFormState } from "@/components/form/context";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { buttonClass } from "@/components/ui/button-class";
import { longestReason } from "@/lib/trust/schema/limits";

export type RejectWords = Record<"reject" | "reason" | "reasonHint" | "rejectNow" | "rejecting", string>;

const floating =
  "absolute inset-x-0 top-full z-10 grid gap-4 border border-line-2 bg-paper p-4 text-start shadow-over lg:start-auto lg:w-104";

/** Opens over the rows below, so that nothing moves; stays open if the server asks for a reason. */
export function RejectPanel({ words: texts }: { words: RejectWords }) {
  const { result } = useFormState();
  return (
    <details open={result?.ok === false || undefined}>
      <summary className={buttonClass({ small: true, className: "list-none [&::-webkit-details-marker]:hidden" })}>
        {texts.reject}
      </summary>
      <div className={floating}>
        <TextArea
          name="reason"
          label={texts.reason}
          hint={texts.reasonHint}
          rows={3}
          maxLength={longestReason}
          required
        />
        <SubmitButton variant="outline" small pending={texts.rejecting}>
          {texts.rejectNow}
        </SubmitButton>
      </div>
    </details>
  );
}
