"use client";
"use no memo"; // A list never changes once it is rendered.

import { type ReactNode, useId } from "react";
import { LinkButton } from "@/components/ui/link-button";
import type { Href } from "@/lib/platform/i18n/navigation";
import { StepList, type TodayStep } from "./step-list";
import { WaitingList, type WaitingRow } from "./waiting-list";

export type TodayAct = { href: Href; words: string };

export type TodayProps = {
  sentence: string;
  hint?: string | undefined;
  /** The main next step. */
  go?: TodayAct | undefined;
  /** A second way on, beside the main one. */
  also?: TodayAct | undefined;
  /** Waiting items; without any, `steps` are shown. */
  rows?: readonly WaitingRow[];
  steps?: readonly TodayStep[];
  /** Shown above the list. */
  children?: ReactNode;
};

export function TodayView({
  sentence,
  hint,
  go,
  also,
  rows = [],
  steps = [],
  doneText,
  children,
}: TodayProps & { doneText: string }) {
  const id = useId();
  const list =
    rows.length > 0 ? (
      <WaitingList rows={rows} />
    ) : (
      steps.length > 0 && (
        <StepList steps={steps} besideButtons={[go, also].flatMap((act) => act?.words ?? [])} doneText={doneText} />
      )
    );
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 pb-6 sm:gap-y-6 sm:pb-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div className="grid content-start justify-items-start gap-3">
        <h2 id={id} className="max-w-[16ch] text-display-m text-balance">
          {sentence}
        </h2>
        {hint && <p className="max-w-120 text-ink-2 sm:text-lg">{hint}</p>}
        {go && (
          <div className="mt-2 flex flex-wrap gap-3">
            <LinkButton variant="go" href={go.href}>
              {go.words}
            </LinkButton>
            {also && <LinkButton href={also.href}>{also.words}</LinkButton>}
          </div>
        )}
      </div>
      {children ? (
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          {children}
          {list}
        </div>
      ) : (
        list
      )}
    </section>
  );
}
