"use client";

import { type FormEvent, type ReactNode, startTransition } from "react";
import { Button, type ButtonVariant } from "@/components/ui/button";
import { useLocale } from "@/lib/core/i18n/locale-context";

type Props = {
  act: (form: FormData) => void;
  pending: boolean;
  eventId: string;
  className?: string;
  variant?: ButtonVariant;
  small?: boolean;
  /** The words while it is under way. */
  busy: string;
  children: ReactNode;
};

/** One button that does one thing to one event; pressed twice it does it once. */
export function ActForm({ act, pending, eventId, className, variant, small, busy, children }: Props) {
  const locale = useLocale();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    startTransition(() => act(data));
  }

  return (
    <form action={act} onSubmit={submit} className={className} aria-busy={pending}>
      <input type="hidden" name="_locale" value={locale} />
      <input type="hidden" name="eventId" value={eventId} />
      <Button
        type="submit"
        variant={variant}
        small={small}
        busy={pending}
        busyWords={busy}
        aria-describedby={`e-${eventId}`}
      >
        {children}
      </Button>
    </form>
  );
}
