"use client";

import { Button } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-class";
import { useStandings } from "./standings";

type ButtonProps = {
  act: "register" | "leave";
  eventId: string;
  /** The words while it is under way. */
  busyWords: string;
  variant?: ButtonVariant;
  small?: boolean;
  className?: string;
  children: string;
};

/** The button of an act, wherever on the page. */
export function ActButton({ act, eventId, children, ...look }: ButtonProps) {
  const { busy } = useStandings();
  return (
    <Button
      {...look}
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
