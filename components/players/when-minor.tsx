"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFormState } from "@/components/form/context";
import { ageOn } from "@/lib/core/clock";
import { ADULT_AGE } from "@/lib/players/schema/ages";

/** Shows its fields once the date of birth typed in the same form is that of a minor. */
export function WhenMinor({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [minor, setMinor] = useState(false);
  const { result } = useFormState();
  useEffect(() => {
    const form = box.current?.closest("form");
    const look = () => setMinor(isMinor(form?.elements.namedItem("birthDate")));
    look();
    form?.addEventListener("input", look);
    return () => form?.removeEventListener("input", look);
  }, []);
  const wrong = result?.ok === false && (result.fields?.guardianName || result.fields?.guardianEmail);
  return (
    <div ref={box} className="on-demand" data-shown={minor || wrong ? "" : undefined}>
      {children}
    </div>
  );
}

function isMinor(field: unknown) {
  const born = field instanceof HTMLInputElement ? field.valueAsDate : null;
  return born !== null && born.getUTCFullYear() > 1900 && ageOn(born) < ADULT_AGE;
}
