"use client";

import { type FormEvent, startTransition } from "react";
import { Button, type ButtonVariant } from "@/components/ui/button";
import { useLocale } from "@/lib/core/i18n/locale-context";
import { useStandings } from "./standings";

type Props = {
  id: string;
  act: (form: FormData) => void;
  busy: readonly string[];
  begin: (eventId: string) => void;
};

/** The form of an act, without anything to see; pressed twice for one event it acts once. */
export function ActForm({ id, act, busy, begin }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const eventId = String(data.get("eventId"));
    if (busy.includes(eventId)) return;
    begin(eventId);
    startTransition(() => act(data));
  }

  return (
    <form id={id} action={act} onSubmit={submit} hidden>
      <input type="hidden" name="_locale" value={useLocale()} />
    </form>
  );
}

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
