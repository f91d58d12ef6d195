"use client";

import { useFormState } from "@/components/form/context";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { buttonClass } from "@/components/ui/button-class";
import { longestReason } from "@/lib/verification/schema/limits";

type Props = { words: { open: string; reason: string; hint: string; submit: string; pending: string } };

/** Folded until wanted; open again when the server asks for a reason. */
export function RejectPanel({ words }: Props) {
  const { result } = useFormState();
  return (
    <details open={result?.ok === false || undefined}>
      <summary className={buttonClass({ small: true })}>{words.open}</summary>
      <div className="fields mt-3 gap-4">
        <TextArea name="reason" label={words.reason} hint={words.hint} rows={3} maxLength={longestReason} required />
        <SubmitButton variant="outline" small pending={words.pending}>
          {words.submit}
        </SubmitButton>
      </div>
    </details>
  );
}
