"use client";

import { useFormState } from "@/components/form/context";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { noticeClass } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast";
import { openTicket } from "@/lib/support/actions";

type Words = Record<"name" | "email" | "emailHint" | "message" | "submit" | "sent", string>;

/** A toast confirms the message and the form is emptied; without scripts a text above the form does. */
export function TicketForm({ words: texts }: { words: Words }) {
  return (
    <Form action={openTicket} id="write" keepsDraft resetWhenDone onDone={() => toast({ title: texts.sent })}>
      <SentWithoutScripts words={texts.sent} />
      <div className="pair">
        <TextInput name="name" label={texts.name} autoComplete="name" maxLength={120} required />
        <TextInput
          name="email"
          type="email"
          label={texts.email}
          hint={texts.emailHint}
          autoComplete="email"
          maxLength={254}
          required
        />
      </div>
      <TextArea name="message" label={texts.message} rows={7} required />
      <SubmitButton doing="sending">{texts.submit}</SubmitButton>
    </Form>
  );
}

function SentWithoutScripts({ words: label }: { words: string }) {
  const { result } = useFormState();
  if (!result?.ok) return null;
  return (
    <p className={`${noticeClass("good")} hidden noscript:flex`} role="status">
      {label}
    </p>
  );
}
