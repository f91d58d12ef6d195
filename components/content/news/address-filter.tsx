"use client";

import { useSearchParams } from "next/navigation";
import { useEffect } from "react";

type Props = { onChange: (query: URLSearchParams) => void };

/** Reports changes of the query that come from links or the history. */
export function AddressFilter({ onChange }: Props) {
  const params = useSearchParams();
  useEffect(() => onChange(params), [params, onChange]);
  return null;
}
