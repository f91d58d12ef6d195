"use client";
"use no memo";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import type { RefusalCode } from "@/lib/platform/command/refusal";
import { useField, useFormState } from "./context";

/** Sends the version of the record that the user has seen. After the refusal `changed` it is the newer version, so that the next save overwrites it. It is a text input, so that a draft keeps it. */
export function ReadVersion({ version, changed }: { version: number; changed: RefusalCode }) {
  const { result } = useFormState();
  const { typed } = useField("version");
  const router = useRouter();
  const [readVersion, setReadVersion] = useState(typeof typed === "string" ? typed : String(version));
  const isConflict = result && !result.ok && result.code === changed;
  useEffect(() => {
    if (result?.ok) setReadVersion(String((result.data as { version: number }).version));
    if (result?.ok || isConflict) router.refresh();
  }, [result, isConflict, router]);
  return (
    <input
      hidden
      name="version"
      value={isConflict ? version : readVersion}
      onChange={({ currentTarget: { value } }) => setReadVersion(value)}
    />
  );
}
