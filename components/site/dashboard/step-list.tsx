"use client";
"use no memo"; // A list never changes once it is rendered.

import { Icon } from "@/components/ui/icon";
import { type Href, Link } from "@/lib/platform/i18n/navigation";

/** A step without `href` is done elsewhere, by somebody else. */
export type TodayStep = { key: string; title: string; hint?: string; done?: boolean; href?: Href; act?: string };

type Props = { steps: readonly TodayStep[]; besideButtons: readonly string[]; doneText: string };

/** A newcomer's steps: filled is done, the flag is next, a ring is open, dashes wait for somebody else. A step that a button beside the list names is no second link. */
export function StepList({ steps, besideButtons, doneText }: Props) {
  const next = steps.find(({ done, href }) => !done && href);
  return (
    <ol className="content-start border-t border-line-2">
      {steps.map((step) => (
        <Step
          key={step.key}
          step={step}
          isNext={step === next}
          isLinked={!besideButtons.includes(step.title)}
          doneText={doneText}
        />
      ))}
    </ol>
  );
}

type StepProps = { step: TodayStep; isNext: boolean; isLinked: boolean; doneText: string };

function Step({ step: { title, hint, done, href, act }, isNext, isLinked, doneText }: StepProps) {
  return (
    <li
      aria-current={isNext ? "step" : undefined}
      className="relative grid min-h-14 grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-1.5 sm:min-h-16 sm:py-2.5"
    >
      <Mark look={done ? "done" : isNext ? "next" : href ? "open" : "waits"} />
      <span className="grid">
        {done || !href || !isLinked ? (
          <span className={done ? "font-semibold text-ink-2" : "font-semibold"}>
            {title}
            {done && <span className="sr-only"> ({doneText})</span>}
          </span>
        ) : (
          <Link href={href} className="font-semibold no-underline after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        )}
        {!done && hint && <small className="text-sm text-ink-2">{hint}</small>}
      </span>
      {!done && href && act && isLinked && (
        <span aria-hidden="true" className="flex items-center gap-2 text-sm font-semibold">
          <span className="max-sm:hidden">{act}</span> <Icon name="forward" />
        </span>
      )}
    </li>
  );
}

const looks = {
  done: "border-ink bg-ink text-ground",
  next: "border-night bg-flag",
  open: "border-line-2",
  waits: "border-dashed border-line-2",
};

const Mark = ({ look }: { look: keyof typeof looks }) => (
  <span
    aria-hidden="true"
    className={`grid size-7 place-content-center rounded-disc border-[1.5px] forced-color-adjust-none ${looks[look]} [&_svg]:size-4`}
  >
    {look === "done" && <Icon name="check" />}
  </span>
);
