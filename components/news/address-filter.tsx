"use client";

import { useSearchParams } from "next/navigation";
import { useEffect } from "react";

type Props = { onChange: (asked: URLSearchParams) => void };

/** Tells what the address asks for, whenever it changes: a link to the whole list, a step back. */
export function AddressFilter({ onChange }: Props) {
  const params = useSearchParams();
  useEffect(() => onChange(params), [params, onChange]);
  return null;
}
