"use client";
"use no memo";

import { useFormState } from "@/components/form/context";
import { sureField } from "@/lib/sports/schema/typed-claim";

/** Shown if the server has refused a value as unusual; ticking it confirms the value. */
export function SureBox({ name, words: labelText }: { name: string; words: string }) {
  const { result } = useFormState();
  const code = result?.ok === false ? result.fields?.[name]?.[0] : undefined;
  if (!code?.startsWith("measure_unusual") && !code?.startsWith("class_unusual")) return null;
  return (
    <label className="check">
      <input type="checkbox" name={sureField(name)} />
      <span>{labelText}</span>
    </label>
  );
}
