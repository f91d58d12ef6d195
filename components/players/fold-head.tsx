import type { ReactNode } from "react";

/** The summary of a closed part. */
export function FoldHead({ title, state }: { title: ReactNode; state?: ReactNode }) {
  return (
    <>
      <span className="heading-xl">{title}</span>
      <span className="ms-auto text-end text-sm font-normal text-ink-2">{state}</span>
    </>
  );
}
