"use client";

import type { Route } from "next";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { Form } from "@/components/form/form";
import type { Action } from "@/lib/action";

type Props = {
  action: Action<{ id: string }>;
  caseId: string;
  /** What was decided since then is shown now, and stays. */
  since: string;
  id: string;
  address?: string;
  children: ReactNode;
};

/** A form of the desk. Afterwards the list is read again where it is, with everything decided from here on in its place. */
export function DeskForm({ caseId, since, children, ...form }: Props) {
  const router = useRouter();
  const path = usePathname();
  const search = useSearchParams();

  function readAgain() {
    document.getElementById(`case-${caseId}`)?.focus({ preventScroll: true });
    if (search.has("since")) router.refresh();
    else router.replace(`${path}?${new URLSearchParams({ since })}` as Route, { scroll: false });
  }

  return (
    <Form {...form} onDone={readAgain}>
      <input type="hidden" name="id" value={caseId} />
      {children}
    </Form>
  );
}
