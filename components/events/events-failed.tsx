"use client";

import { useTransition } from "react";
import { LoadFailed } from "@/components/layout/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import "./events.css";

const rows = ["a", "b", "c", "d", "e", "f"];

/** Replaces events that could not be loaded; skeletons keep their space while the request is retried. */
export function EventsFailed({ retry }: { retry: () => void }) {
  const [pending, startTransition] = useTransition();
  if (!pending) return <LoadFailed retry={() => startTransition(retry)} />;
  return (
    <div className="wrap head events-coming" aria-busy="true">
      {rows.map((row) => (
        <Skeleton key={row} />
      ))}
    </div>
  );
}
