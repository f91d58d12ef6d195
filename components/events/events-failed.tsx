"use client";

import { useTransition } from "react";
import { LoadFailed } from "@/components/layout/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import "./events.css";

const rows = ["a", "b", "c", "d", "e", "f"];

/** Stands in for events that could not be loaded; asked again, six rows hold their places. */
export function EventsFailed({ retry }: { retry: () => void }) {
  const [pending, start] = useTransition();
  if (!pending) return <LoadFailed retry={() => start(retry)} />;
  return (
    <div className="wrap head events-coming" aria-busy="true">
      {rows.map((row) => (
        <Skeleton key={row} />
      ))}
    </div>
  );
}
