import type { ReactNode } from "react";
import { type Href, Link } from "@/lib/platform/i18n/navigation";

/** Row of figures; the first one is wider. */
export function Stats({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-4 border-b border-line *:grid *:content-start *:gap-1 *:border-line *:px-2 *:py-3 md:*:gap-3 max-md:*:first:ps-0 max-md:*:not-first:border-s max-md:[&_dt]:text-xs md:grid-cols-[1.7fr_1fr_1fr_1fr] md:*:px-6 md:*:py-8 md:*:first:ps-0 md:*:not-first:border-s [&_.num]:text-number-s md:[&_.num]:text-number-l [&_dt]:font-medium [&_dt]:text-ink-2">
      {children}
    </dl>
  );
}

/** Row of the dashboard; the first tile is larger, on phones only if the number of tiles is odd. */
export function Tiles({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 border-y border-line-2 *:grid *:content-between *:gap-2 *:border-line *:py-3 max-md:*:first:nth-last-[odd]:col-span-full max-md:*:nth-[n+3]:border-t max-md:*:nth-2:nth-last-[even]:border-t max-md:*:not-first:nth-last-[odd]:border-s max-md:*:not-first:nth-last-[odd]:ps-4 md:auto-cols-[minmax(0,1fr)] md:grid-flow-col md:grid-cols-[1.6fr] md:*:py-6 md:*:not-first:border-s md:*:not-first:ps-6 md:*:not-first:pe-2 [&_dt]:font-semibold [&_.num]:text-number-m md:*:first:[&_.num]:text-number-l">
      {children}
    </dl>
  );
}

/** Text instead of a figure if there is too little data. */
export const InWords = ({ children }: { children: ReactNode }) => (
  <span className="inline-block font-text text-md leading-[1.2] md:text-lg font-medium tracking-[0] normal-nums [font-stretch:normal]">
    {children}
  </span>
);

type Props = {
  label: ReactNode;
  value: ReactNode;
  /** Small text under the label, for example "Ce mois". */
  note?: ReactNode;
  id?: string;
  /** Key in /api/stats of a figure that is updated while the page is open. */
  figure?: string;
  /** List of the counted items. */
  href?: Href;
};

export function Stat({ label, value, note, id, figure, href }: Props) {
  return (
    <div className={href && "relative hover:bg-ground-2"}>
      <dt className="order-2 text-sm">
        {href ? (
          <Link href={href} className="underline after:absolute after:inset-0">
            {label}
          </Link>
        ) : (
          label
        )}
        {note && <small className="block text-xs font-normal text-ink-3">{note}</small>}
      </dt>
      <dd className="num">
        <bdi id={id} data-figure={figure} suppressHydrationWarning={figure !== undefined}>
          {value}
        </bdi>
      </dd>
    </div>
  );
}
