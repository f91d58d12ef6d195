"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFormState } from "@/components/form/context";
import { ageOn } from "@/lib/platform/clock";
import { ADULT_AGE } from "@/lib/players/schema/ages";

type Whom = "minor" | "adult";

/** Shows its fields once the date of birth typed in the same form is that of a minor, or until then, for what only adults choose. */
export function ByAge({ whom, children }: { whom: Whom; children: ReactNode }) {
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
  const wrong = result?.ok === false && fieldsOf[whom].some((name) => result.fields?.[name]);
  const shown = wrong || minor === (whom === "minor");
  return (
    <div ref={box} className="on-demand grid gap-4" data-shown={shown ? "" : undefined}>
      {children}
    </div>
  );
}

const fieldsOf: Record<Whom, string[]> = {
  minor: ["guardianName", "guardianEmail"],
  adult: ["publishName", "agentService"],
};

function isMinor(field: unknown) {
  const born = field instanceof HTMLInputElement ? field.valueAsDate : null;
  return born !== null && born.getUTCFullYear() > 1900 && ageOn(born) < ADULT_AGE;
}
