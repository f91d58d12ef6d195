"use client";
"use no memo"; // A row never changes once it is rendered.

import { SaveFromList } from "@/components/contacts/requests/save-from-list";
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
  acts: { choose: string; save: string; saved: boolean } | null;
};
/** `title` is the whole text, if it differs. */
type Cell = { column: string; text: string; title?: string };
type AvailableProps = Pick<Availability, "state" | "stale"> & { text: string };

/** Longer texts may not fit into their column. */
const shortText = 10;

/** The classes of its cells are those of `found-rows`. */
export function PlayerLineView({ id, href, name, sport, spot, minor, available, acts, ...texts }: Props) {
  return (
    <tr data-row="">
      <td className="w-11">
        <Field sport={sport} className="thumb block w-9 lg:w-8">
          {spot && <circle className="disc" cx={spot.x} cy={spot.y} r={93} />}
        </Field>
      </td>
      <td className="row-name">
        <div className="lg:flex lg:items-center lg:gap-2">
          <span className="flex min-w-0 items-center gap-2">
            <Link href={href} title={name.length > shortText ? name : undefined}>
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
            <span className="shrink-0 min-[96rem]:hidden">
              <Available {...available} />
            </span>
          )}
        </div>
      </td>
      <Cells of={texts.before} />
      <Cells of={texts.values} />
      <Cells of={texts.after} />
      {available && (
        <td className="max-[96rem]:hidden">
          <Available {...available} />
        </td>
      )}
      {texts.fits && <Cells of={[{ column: "fits", text: texts.fits }]} />}
      {acts && (
        <td className="row-acts">
          <span className="flex items-center justify-end gap-2">
            <input
              type="checkbox"
              name="player"
              value={id}
              form="chosen"
              aria-label={acts.choose.replace("{player}", () => name)}
              className="size-6 flex-none print:hidden"
            />
            <SaveFromList playerId={id} saved={acts.saved} label={acts.save.replace("{player}", () => name)} />
          </span>
        </td>
      )}
    </tr>
  );
}

const Cells = ({ of: cells }: { of: Cell[] }) =>
  cells.map(({ column, text, title = text.length > shortText ? text : "" }) => (
    <td key={column} title={title || undefined}>
      {text ? <bdi>{text}</bdi> : "–"}
    </td>
  ));

function Available({ text, ...availability }: AvailableProps) {
  return (
    <>
      <AvailabilityMark of={availability} /> <span className="lg:max-[96rem]:sr-only">{text}</span>
    </>
  );
}
