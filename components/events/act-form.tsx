"use client";

import { type FormEvent, startTransition } from "react";
import { useLocale } from "@/lib/platform/i18n/locale-context";

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
