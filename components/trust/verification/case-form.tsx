"use client";

import type { Route } from "next";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { useFormState } from "@/components/form/context";
import { Form } from "@/components/form/form";
import type { Action } from "@/lib/entry/action";

type Props = {
  action: Action<{ id: string }>;
  caseId: string;
  /** Time at which the list was opened; cases decided since then stay in it. */
  since?: string | undefined;
  id: string;
  className?: string;
  address?: string;
  children: ReactNode;
};

/** After a decision the page is loaded again and keeps the decided cases in place. */
export function CaseForm({ caseId, since: queueOpenedAt, children, ...form }: Props) {
  const router = useRouter();
  const path = usePathname();
  const search = useSearchParams();

  function readAgain() {
    document.getElementById(`case-${caseId}`)?.focus({ preventScroll: true });
    if (!queueOpenedAt || search.has("since")) router.refresh();
    else router.replace(`${path}?${new URLSearchParams({ since: queueOpenedAt })}` as Route, { scroll: false });
  }

  return (
    <Form {...form} onDone={readAgain} summary={false}>
      <input type="hidden" name="id" value={caseId} />
      <ReadAgainWhenLate />
      {children}
    </Form>
  );
}

/** Reloads the page if a colleague has already decided the case. */
function ReadAgainWhenLate() {
  const router = useRouter();
  const { result } = useFormState();
  const isTooLate = result?.ok === false && result.code === "case_already_decided";
  useEffect(() => {
    if (isTooLate) router.refresh();
  }, [isTooLate, router]);
  return null;
}
