"use client";

import { useFormState } from "./context";

/** A switch that sends its form: the act turns it over. `label` is read out, `on` is its state now. */
export function SwitchButton({ on, label }: { on: boolean; label: string }) {
  const { pending } = useFormState();
  return (
    <button type="submit" role="switch" className="switch" aria-checked={on} aria-label={label} aria-busy={pending} />
  );
}
