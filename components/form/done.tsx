"use client";
"use no memo";

import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import { useFormState } from "./context";

/** Shown after a success that did not redirect. */
export function Done({ children }: { children: ReactNode }) {
  const { result } = useFormState();
  return (
    <div role="status" className="empty:hidden">
      {result?.ok && <Notice look="good">{children}</Notice>}
    </div>
  );
}
