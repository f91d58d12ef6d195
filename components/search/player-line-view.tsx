"use client";
"use no memo"; // A row never changes once it is rendered.

import type { ReactNode } from "react";
import { AvailabilityMark } from "@/components/measurements/availability-mark";
import { Field } from "@/components/sports/field";
import type { Availability } from "@/lib/measurements/schema/standing";
import { type Href, Link } from "@/lib/platform/i18n/navigation";
import type { SportSlug } from "@/lib/sports/schema";

type Props = {
  id: string;
  href: Href;
  name: string;
  sport: SportSlug;
  /** Coordinates of the position on the drawing. */
  spot: { x: number; y: number } | null;
  minor: { text: string; title: string } | null;
  /** The columns before the attributes, of the attributes, and after them. */
  before: Cell[];
  values: Cell[];
  after: Cell[];
  fits: string | null;
  /** Two lines that take the place of the columns on a phone. */
  onPhone: string[];
  available: AvailableProps | null;
  /** What the reader may do with the player. */
  children: ReactNode;
};
/** `title` is the whole text, if it differs. */
type Cell = { column: string; text: string; title?: string };
type AvailableProps = Pick<Availability, "state" | "stale"> & { text: string };

const cell = "pe-2 py-px truncate max-lg:hidden";

export function PlayerLineView({ id, href, name, sport, spot, minor, available, children, ...texts }: Props) {
  return (
    <tr
      data-row=""
      className="border-b border-line bg-ground focus-within:bg-ground-2 hover:bg-ground-2 max-lg:grid max-lg:grid-cols-[2.75rem_minmax(0,1fr)_auto] max-lg:py-2"
    >
      <td className="w-11 py-0 pe-2">
        <Field sport={sport} className="thumb block w-9 lg:w-8">
          {spot && <circle className="disc" cx={spot.x} cy={spot.y} r={93} />}
        </Field>
      </td>
      <td className="py-px pe-2 lg:overflow-x-clip lg:whitespace-nowrap lg:[overflow-clip-margin:4px]">
        <div className="lg:flex lg:items-center lg:gap-2">
          <span className="flex min-w-0 items-center gap-2">
            <Link className="min-h-6 content-center truncate text-sm font-semibold" href={href} title={name}>
              <bdi>{name}</bdi>
            </Link>
            {minor && (
              <span className="shrink-0 border border-line-2 px-1 text-ink-2" title={minor.title}>
                {minor.text}
              </span>
            )}
          </span>
          {texts.onPhone.map((line) => (
            <span key={line} className="block text-ink-2 lg:hidden">
              {line}
            </span>
          ))}
          {available && (
            <span className="block shrink-0 min-[96rem]:hidden">
              <Available {...available} />
            </span>
          )}
        </div>
      </td>
      <Cells of={texts.before} />
      <Cells of={texts.values} />
      <Cells of={texts.after} />
      {available && (
        <td className="truncate py-0.5 pe-3 max-[96rem]:hidden">
          <Available {...available} />
        </td>
      )}
      {texts.fits && <Cells of={[{ column: "fits", text: texts.fits }]} />}
      {children && (
        <td className="bg-inherit text-end py-0 lg:[&_.icon-btn]:size-6 lg:sticky lg:end-0 lg:ps-2">
          <span className="flex items-center justify-end gap-2">{children}</span>
        </td>
      )}
    </tr>
  );
}

const Cells = ({ of: cells }: { of: Cell[] }) =>
  cells.map(({ column, text, title = text }) => (
    <td key={column} className={cell} title={title || undefined}>
      {text ? <bdi>{text}</bdi> : <span className="text-ink-3">–</span>}
    </td>
  ));

function Available({ text, ...availability }: AvailableProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <AvailabilityMark of={availability} />
      <span className="lg:max-[96rem]:sr-only" title={text}>
        {text}
      </span>
    </span>
  );
}
