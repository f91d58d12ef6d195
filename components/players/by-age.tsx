"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFormState } from "@/components/form/context";
import { ADULT_AGE } from "@/lib/platform/ages";
import { ageOn } from "@/lib/platform/clock";

type AgeGroup = "minor" | "adult";

/** Shows its fields only to one age group; until a date of birth is typed in the same form, the user counts as an adult. */
export function ByAge({ group: ageGroup, children }: { group: AgeGroup; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [minor, setMinor] = useState(false);
  const { result } = useFormState();
  useEffect(() => {
    const form = box.current?.closest("form");
    const updateMinor = () => setMinor(isMinor(form?.elements.namedItem("birthDate")));
    updateMinor();
    form?.addEventListener("input", updateMinor);
    return () => form?.removeEventListener("input", updateMinor);
  }, []);
  const hasError = result?.ok === false && fieldsOf[ageGroup].some((name) => result.fields?.[name]);
  const isShown = hasError || minor === (ageGroup === "minor");
  return (
    <div
      ref={box}
      className="grid gap-4 [@media(scripting:enabled)]:not-data-shown:hidden"
      data-shown={isShown ? "" : undefined}
    >
      {children}
    </div>
  );
}

const fieldsOf: Record<AgeGroup, string[]> = {
  minor: ["guardianName", "guardianEmail"],
  adult: ["publishName", "agentService"],
};

function isMinor(field: unknown) {
  const birthDate = field instanceof HTMLInputElement ? field.valueAsDate : null;
  return birthDate !== null && birthDate.getUTCFullYear() > 1900 && ageOn(birthDate) < ADULT_AGE;
}
