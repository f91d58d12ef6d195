"use client";
"use no memo"; // Its words never change once they are rendered.

import type { ReactNode } from "react";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import type { Action } from "@/lib/entry/action";

type Words = Record<"available" | "unavailable" | "availableFrom" | "from" | "committedOn" | "committed", string>;
type FormProps<T> = { action: Action<T>; token?: string | undefined; guardian?: string | undefined };

/** A date has a form of its own, so that Enter sends its answer and two of the four answers need a single click. */
export function AvailabilityFormsView<T>({ words, ...form }: FormProps<T> & { words: Words }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Answer {...form} id="say-now" className="flex flex-wrap items-start gap-3">
        <SubmitButton name="answer" value="available" variant={form.token ? "go" : "outline"} doing="saving">
          {words.available}
        </SubmitButton>
        <SubmitButton name="answer" value="unavailable" variant="quiet" doing="saving">
          {words.unavailable}
        </SubmitButton>
      </Answer>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] gap-6">
        <Answer {...form} id="say-from" className={dated}>
          <TextInput name="availableFrom" type="date" label={words.availableFrom} required />
          <SubmitButton name="answer" value="from" variant="outline" small doing="saving">
            {words.from}
          </SubmitButton>
        </Answer>
        <Answer {...form} id="say-committed" className={dated}>
          <TextInput name="committedOn" type="date" label={words.committedOn} required />
          <SubmitButton name="answer" value="committed" variant="outline" small doing="saving">
            {words.committed}
          </SubmitButton>
        </Answer>
      </div>
    </div>
  );
}

const dated = "grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3";

type AnswerProps<T> = FormProps<T> & { id: string; className: string; children: ReactNode };

function Answer<T>({ action, token, guardian, id, className, children }: AnswerProps<T>) {
  return (
    <Form action={action} guardian={guardian} id={id} className={className}>
      {token && <input type="hidden" name="token" value={token} />}
      {children}
    </Form>
  );
}
