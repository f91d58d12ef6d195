"use client";
"use no memo";

import { useFormState } from "@/components/form/context";
import { SubmitButton } from "@/components/form/submit-button";
import { confirmationOf } from "@/lib/platform/command/bulk";
import { selectedField } from "./bulk-form";

/** `yes` maps each action to the label of its confirm button, with "#" for the number of rows. */
type Props = { name: string; yes: Record<string, string> };

/** Confirms an action on many rows after the server has asked for it. */
export function Agree({ name, yes }: Props) {
  const { result } = useFormState();
  if (!result || result.ok || result.code !== "several_at_once") return null;
  const act = String(result.values?.[name]);
  const count = [result.values?.[selectedField] ?? []].flat().length;
  return (
    <span className="basis-full">
      <input type="hidden" name="sure" value={confirmationOf(act, count)} />
      <SubmitButton name={name} value={act} small>
        {yes[act]?.replace("#", String(count))}
      </SubmitButton>
    </span>
  );
}
