"use client";

import type { ReactNode } from "react";
import { Disclosure } from "@/components/ui/disclosure";
import { useFormState } from "./context";

/** Folded until the user opens it or one of its fields has an error; `name` also covers fields that start with it and a dot. */
export function Folded({
  name,
  summary,
  small,
  open = false,
  children,
}: {
  name: string | readonly string[];
  summary: ReactNode;
  small?: boolean;
  open?: boolean;
  children: ReactNode;
}) {
  const { result } = useFormState();
  const names = typeof name === "string" ? [name] : name;
  const wrong = result && !result.ok ? Object.keys(result.fields ?? {}) : [];
  const hasError = wrong.some((field) => names.some((prefix) => field === prefix || field.startsWith(`${prefix}.`)));
  return (
    <Disclosure summary={summary} open={open || hasError} {...(small && { small, className: "" })}>
      {children}
    </Disclosure>
  );
}
