"use client";

import type { Route } from "next";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { useFormState } from "@/components/form/context";
import { Form } from "@/components/form/form";
import type { Action } from "@/lib/action";

type Props = {
  action: Action<{ id: string }>;
  caseId: string;
  /** In the list: what was decided since then is shown now, and stays. */
  since?: string | undefined;
  id: string;
  className?: string;
  address?: string;
  children: ReactNode;
};

/** A form of the desk. Afterwards the page is read again where it is, with everything decided from here on in its place. */
export function DeskForm({ caseId, since, children, ...form }: Props) {
  const router = useRouter();
  const path = usePathname();
  const search = useSearchParams();

  function readAgain() {
    document.getElementById(`case-${caseId}`)?.focus({ preventScroll: true });
    if (!since || search.has("since")) router.refresh();
    else router.replace(`${path}?${new URLSearchParams({ since })}` as Route, { scroll: false });
  }

  return (
    <Form {...form} onDone={readAgain} summary={false}>
      <input type="hidden" name="id" value={caseId} />
      <ReadAgainWhenLate />
      {children}
    </Form>
  );
}

/** A colleague was quicker: the page then shows what they decided. */
function ReadAgainWhenLate() {
  const router = useRouter();
  const { result } = useFormState();
  const late = result?.ok === false && result.code === "kyc_already_decided";
  useEffect(() => {
    if (late) router.refresh();
  }, [late, router]);
  return null;
}
