"use client";
"use no memo";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import type { RefusalCode } from "@/lib/platform/command/refusal";
import { useField, useFormState } from "./context";

/**
 * The version somebody read before they typed. It follows what they save themselves; when somebody else has saved meanwhile they
 * are told by the refusal `changed` and shown, and then this is that other version: the next save is meant. A text field, so that
 * a kept draft keeps it.
 */
export function ReadVersion({ version, changed }: { version: number; changed: RefusalCode }) {
  const { result } = useFormState();
  const { typed } = useField("version");
  const router = useRouter();
  const [read, setRead] = useState(typeof typed === "string" ? typed : String(version));
  const told = result && !result.ok && result.code === changed;
  useEffect(() => {
    if (result?.ok) setRead(String((result.data as { version: number }).version));
    if (result?.ok || told) router.refresh();
  }, [result, told, router]);
  return (
    <input
      hidden
      name="version"
      value={told ? version : read}
      onChange={({ currentTarget: { value } }) => setRead(value)}
    />
  );
}
