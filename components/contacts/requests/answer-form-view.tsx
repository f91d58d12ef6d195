"use client";
"use no memo"; // Its words never change once they are rendered.

import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import type { Action } from "@/lib/entry/action";

type Props<T> = {
  action: Action<T>;
  requestId: string;
  yes: string;
  no: string;
  guardian?: string;
};

/** The buttons stay at the foot of the window while the request above them is read. */
export function AnswerFormView<T>({ action, requestId, yes, no, guardian }: Props<T>) {
  return (
    <Form action={action} className="contents" {...(guardian && { guardian, id: `answer-${requestId}` })}>
      <input type="hidden" name="requestId" value={requestId} />
      <div
        data-action-bar
        className={`bottom-[var(--foot,0px)] z-2 flex gap-3 border-t border-line py-3 tall:sticky ${guardian ? "bg-paper" : "bg-ground"}`}
      >
        <SubmitButton name="answer" value="yes" className="max-sm:grow" doing="sending">
          {yes}
        </SubmitButton>
        <SubmitButton name="answer" value="no" variant="outline" doing="sending">
          {no}
        </SubmitButton>
      </div>
    </Form>
  );
}
