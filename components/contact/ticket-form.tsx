"use client";

import { useFormState } from "@/components/form/context";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { noticeClass } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast";
import { openTicket } from "@/lib/support/actions";

type Words = Record<"name" | "email" | "emailHint" | "message" | "submit" | "pending" | "sent", string>;

/** The letter to the support. Once it is sent a toast says so and the form is empty again; without scripts a sentence above it does. */
export function TicketForm({ words }: { words: Words }) {
  return (
    <Form action={openTicket} id="write" keepsDraft resetWhenDone onDone={() => toast({ title: words.sent })}>
      <SentWithoutScripts words={words.sent} />
      <div className="pair">
        <TextInput name="name" label={words.name} autoComplete="name" maxLength={120} required />
        <TextInput
          name="email"
          type="email"
          label={words.email}
          hint={words.emailHint}
          autoComplete="email"
          maxLength={254}
          required
        />
      </div>
      <TextArea name="message" label={words.message} rows={7} required />
      <SubmitButton pending={words.pending}>{words.submit}</SubmitButton>
    </Form>
  );
}

function SentWithoutScripts({ words }: { words: string }) {
  const { result } = useFormState();
  if (!result?.ok) return null;
  return (
    <p className={`${noticeClass("good")} hidden noscript:flex`} role="status">
      {words}
    </p>
  );
}
