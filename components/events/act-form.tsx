"use client";

import { type FormEvent, startTransition } from "react";
import { useLocale } from "@/lib/platform/i18n/locale-context";

type Props = {
  id: string;
  act: (form: FormData) => void;
  busy: readonly string[];
  begin: (eventId: string) => void;
};

/** Invisible form shared by the buttons of all events; a second click for the same event is ignored. */
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
