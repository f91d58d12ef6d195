import type { ReactNode } from "react";

/** What somebody wrote, below who it was. */
export function Quote({ from, text }: { from: ReactNode; text: string }) {
  return (
    <span className="mt-2 block max-w-[40rem] border-s-2 border-mark ps-3 text-sm">
      <b>{from}</b>
      <span className="block whitespace-pre-line" dir="auto">
        {text}
      </span>
    </span>
  );
}
