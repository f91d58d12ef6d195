"use client";

import { Button } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-class";
import { useRegistrations } from "./registrations";

type ButtonProps = {
  act: "register" | "leave";
  eventId: string;
  /** Shown while the request is running. */
  busyWords: string;
  variant?: ButtonVariant;
  small?: boolean;
  className?: string;
  children: string;
};

/** Button for one event; its form stands elsewhere on the page. */
export function ActButton({ act, eventId, children, ...buttonProps }: ButtonProps) {
  const { busy } = useRegistrations();
  return (
    <Button
      {...buttonProps}
      type="submit"
      form={act}
      name="eventId"
      value={eventId}
      busy={busy.includes(eventId)}
      aria-describedby={`e-${eventId}`}
    >
      {children}
    </Button>
  );
}
