"use client";

import { useTransition } from "react";
import { LoadFailed } from "@/components/layout/load-failed";
import { Skeleton } from "@/components/ui/skeleton";

const boxes = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];

/** Replaces sports that could not be loaded; skeletons keep their space while the request is retried. */
export function SportsFailed({ retry }: { retry: () => void }) {
  const [pending, startTransition] = useTransition();
  if (!pending) return <LoadFailed retry={() => startTransition(retry)} />;
  return (
    <div className="head quilt page" aria-busy="true">
      {boxes.map((box) => (
        <Skeleton key={box} />
      ))}
    </div>
  );
}
