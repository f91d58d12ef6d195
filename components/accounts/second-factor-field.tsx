"use client";
"use no memo";

import { useField } from "@/components/form/context";
import { TextInput } from "@/components/form/text-input";

/** The code of a second factor, once the password was right and the account asks for one. */
export function SecondFactorField({ label, hint }: { label: string; hint: string }) {
  const { typed, errors } = useField("code");
  if (errors.length === 0 && !typed) return null;
  return <TextInput name="code" label={label} hint={hint} autoComplete="one-time-code" maxLength={40} required />;
}
