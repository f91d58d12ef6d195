"use client";
"use no memo";

import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-class";
import { useFormState } from "./context";

type Props = Omit<ComponentProps<"button">, "children"> & {
  children: ReactNode;
  /** The words while it is under way: "Inscription en cours..." */
  pending?: string;
  variant?: ButtonVariant;
  small?: boolean;
};

export function SubmitButton({ variant = "go", pending, ...rest }: Props) {
  const { pending: sending, files } = useFormState();
  const busy = sending || files.waiting !== null;
  return <Button {...rest} type="submit" variant={variant} busy={busy} busyWords={files.waiting ?? pending} />;
}
