"use client";

import type { ReactNode } from "react";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { markAllRead } from "@/lib/notifications/actions";
import { useRouter } from "@/lib/platform/i18n/navigation";

/** Reloads the page and the bell, so that both show the rows as read. */
export function MarkAll({ children }: { children: ReactNode }) {
  const router = useRouter();
  return (
    <Form action={markAllRead} summary={false} onDone={() => router.refresh()}>
      <SubmitButton variant="quiet" small>
        {children}
      </SubmitButton>
    </Form>
  );
}
