import type { ReactNode } from "react";

const dash = "[stroke-dasharray:5_4]";
const ink = "stroke-ink";
const highlightClass = "fill-flag stroke-night";
const target = `fill-flag/20 ${ink} ${dash}`;

/** Drawings of parts of a sports ground; dashed parts are missing, yellow ones mark the user or the next step. */
const drawings = {
  kickOff: (
    <>
      <path d="M1 1h134v90H1zM68 1v90" />
      <circle cx="36" cy="46" r="7" className={highlightClass} />
      <circle cx="102" cy="46" r="7" className={`${dash} ${ink}`} />
      <path className={`${dash} ${ink}`} d="M46 46h46" />
    </>
  ),
  goal: (
    <>
      <path className={ink} d="M18 84V20h100v64" />
      <path className={dash} d="M18 36h100M18 52h100M18 68h100M34 20v64M51 20v64M68 20v64M85 20v64M102 20v64" />
      <path d="M1 84h134" />
      <circle cx="68" cy="84" r="6" className={highlightClass} />
    </>
  ),
  boxes: (
    <>
      <path className={ink} d="M8 90V8h120v82" />
      <path className={dash} d="M30 90V30h76v60M50 90V52h36v38" />
      <path d="M1 90h134" />
    </>
  ),
  bench: (
    <>
      <path d="M1 70h134M10 70v14M126 70v14" />
      {[22, 53, 84, 115].map((x) => (
        <circle key={x} className={dash} cx={x} cy="58" r="9" />
      ))}
      <path className={ink} d="M115 40V14m-6 6 6-6 6 6" />
    </>
  ),
  clock: (
    <>
      <circle className={ink} cx="68" cy="46" r="36" />
      <path d="M68 16v4M68 72v4M98 46h-4M38 46h4" />
      <path className={ink} d="M68 46V24M68 46l14 9" />
      <circle cx="68" cy="46" r="3.5" className={highlightClass} />
    </>
  ),
  corner: (
    <>
      <path className={ink} d="M20 1v70h115M20 43a28 28 0 0 1 28 28" />
      <path className={dash} d="M20 71V14h26l-7 9 7 9H20" />
    </>
  ),
  podium: (
    <>
      <path d="M1 91h134" />
      <path className={ink} d="M8 91V70h26v21M38 91V54h26v37M68 91V38h26v53" />
      <path className={target} d="M98 91V14h30v77" />
    </>
  ),
  offside: (
    <>
      <path d="M1 91V1h134v90M46 1v90M91 1v90" />
      <rect className={target} x="54" y="12" width="29" height="18" />
      <circle cx="23" cy="21" r="6" className={highlightClass} />
      <path className={`${dash} ${ink}`} d="M32 21h19" />
    </>
  ),
  ticks: (
    <>
      <path d="M1 78h134" />
      <path className={highlightClass} d="M24 18h14v60H24z" />
      <path className={dash} d="M50 18h14v60H50zM76 18h14v60H76zM102 18h14v60h-14z" />
    </>
  ),
  halfway: (
    <>
      <path d="M1 46h134" />
      <path className={dash} d="M16 46a52 52 0 0 1 104 0M34 46a34 34 0 0 1 68 0" />
      <circle cx="68" cy="46" r="6" className={highlightClass} />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type Drawing = keyof typeof drawings;

export function EmptyDrawing({ of: drawing }: { of: Drawing }) {
  return (
    <svg
      className="h-auto w-22 flex-none overflow-visible fill-none stroke-line-2 stroke-[1.5] rtl:-scale-x-100 sm:w-34"
      viewBox="0 0 136 92"
      aria-hidden="true"
    >
      {drawings[drawing]}
    </svg>
  );
}
