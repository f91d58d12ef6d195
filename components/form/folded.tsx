"use client";

import type { ReactNode } from "react";
import { Disclosure } from "@/components/ui/disclosure";
import { useFormState } from "./context";

/** Fields below `name` that stand folded until they are asked for, or until one of them came back wrong. */
export function Folded({ name, summary, children }: { name: string; summary: string; children: ReactNode }) {
  const { result } = useFormState();
  const wrong = result && !result.ok ? Object.keys(result.fields ?? {}) : [];
  const open = wrong.some((field) => field === name || field.startsWith(`${name}.`));
  return (
    <Disclosure summary={summary} open={open}>
      {children}
    </Disclosure>
  );
}
