"use client";

import { useTransition } from "react";
import { LoadFailed } from "@/components/layout/load-failed";
import { Skeleton } from "@/components/ui/skeleton";

const boxes = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];

/** Stands in for the sports when they could not be loaded; asked again, twelve boxes hold their places. */
export function SportsFailed({ retry }: { retry: () => void }) {
  const [pending, start] = useTransition();
  if (!pending) return <LoadFailed retry={() => start(retry)} />;
  return (
    <div className="head quilt page" aria-busy="true">
      {boxes.map((box) => (
        <Skeleton key={box} />
      ))}
    </div>
  );
}
