"use client";

import type { ReactNode } from "react";
import { Form } from "@/components/form/form";
import { readThread } from "@/lib/messages/actions";

/** A row that opens its conversation and marks what was received in it as read: a button, because it changes something. */
export function OpenMessage({
  threadId,
  current,
  children,
}: {
  threadId: string;
  current?: boolean;
  children: ReactNode;
}) {
  return (
    <Form action={readThread} summary={false} className="">
      <input type="hidden" name="threadId" value={threadId} />
      <button type="submit" className="mail-row" aria-current={current || undefined}>
        {children}
      </button>
    </Form>
  );
}
