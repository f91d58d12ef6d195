"use client";
"use no memo"; // Its words never change once they are rendered.

import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import type { Action } from "@/lib/entry/action";

type Props<T> = {
  action: Action<T>;
  requestId: string;
  hint: string;
  acceptLabel: string;
  no: string;
  guardian?: string;
};

export function AnswerFormView<T>({ action, requestId, hint, acceptLabel, no, guardian }: Props<T>) {
  return (
    <Form action={action} {...(guardian && { guardian, id: `answer-${requestId}` })}>
      <input type="hidden" name="requestId" value={requestId} />
      <p className="max-w-160 text-sm">{hint}</p>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton name="answer" value="yes" small={!guardian} doing="sending">
          {acceptLabel}
        </SubmitButton>
        <SubmitButton name="answer" value="no" variant="outline" small={!guardian} doing="sending">
          {no}
        </SubmitButton>
      </div>
    </Form>
  );
}
