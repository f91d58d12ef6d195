"use client";
"use no memo";

import { useField, useFormState } from "@/components/form/context";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";

/** The code of a second factor, once the password was right and the account asks for one. */
export function SecondFactorField({ label, hint }: { label: string; hint: string }) {
  const { typed, errors } = useField("code");
  if (errors.length === 0 && !typed) return null;
  return <TextInput name="code" label={label} hint={hint} autoComplete="one-time-code" maxLength={40} required />;
}

/** Requests a new code, shown if one was texted before. Place it behind the submit button, which the Enter key presses. */
export function TextAgain({ label }: { label: string }) {
  const { result } = useFormState();
  const codes = result && !result.ok ? (result.fields?.code ?? []) : [];
  if (!codes.some((code) => code === "texted_code_wrong" || code.startsWith("code_texted"))) return null;
  return (
    <SubmitButton variant="bare" small name="text_again" value="on">
      {label}
    </SubmitButton>
  );
}
