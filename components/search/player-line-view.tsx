"use client";
"use no memo"; // A row never changes once it is rendered.

import { SaveFromList } from "@/components/contacts/requests/save-from-list";
import { AvailabilityMark } from "@/components/measurements/availability-mark";
import { Field } from "@/components/sports/field";
import type { Availability } from "@/lib/measurements/schema/stated-availability";
import { Link } from "@/lib/platform/i18n/navigation";
import type { SportSlug } from "@/lib/sports/schema/sports";

export type Line = {
  id: string;
  name: string;
  /** Missing if it is the sport of the search. */
  sport?: SportSlug;
  /** Coordinates of the position on the drawing. */
  spot: [x: number, y: number] | null;
  minor?: true;
  /** In the order of the columns; the second text is the whole one, if it differs. */
  cells: Cell[];
  fits?: string;
  /** Index in the availabilities of the list. */
  available?: number;
  saved?: true;
};
type Cell = string | [text: string, title: string];
export type ShownAvailability = { state: Availability["state"]; stale?: boolean; text: string };

/** What all rows share; texts have the placeholder {player}. */
type Shared = {
  /** Fixed columns have a name, the attributes of the sport have none. */
  columns: (string | null)[];
  minor: { text: string; title: string };
  /** What the reader may do with a player, if anything. */
  acts: { choose: string; save: string; unsave: string } | null;
  sport?: SportSlug;
  availabilities: ShownAvailability[];
};

/** On the table, because each of the twenty-four rows would repeat its class names in the payload. */
const cellClasses =
  "lg:[&_.row-name>div]:flex lg:[&_.row-name>div]:items-center lg:[&_.row-name>div]:gap-2 [&_.row-name>div>:first-child]:flex [&_.row-name>div>:first-child]:min-w-0 [&_.row-name>div>:first-child]:items-center [&_.row-name>div>:first-child]:gap-2 [&_.row-name>div>div]:text-ink-2 lg:[&_.row-name>div>div]:hidden max-lg:[&_.row-free]:col-start-2 max-lg:[&_.row-acts]:col-start-3 max-lg:[&_.row-acts]:row-span-2 max-lg:[&_.row-acts]:row-start-1 lg:max-[96rem]:[&_.row-free>span]:sr-only [&_td:first-child]:w-11 [&_.field]:block [&_.field]:w-9 lg:[&_.field]:w-8 [&_.row-acts>span]:flex [&_.row-acts>span]:items-center [&_.row-acts>span]:justify-end [&_.row-acts>span]:gap-2 [&_.row-acts_input]:size-6 [&_.row-acts_input]:flex-none print:[&_.row-acts_input]:hidden";

/** Its rows are data, because elements made on the server would each repeat their markers in the payload. */
export const PlayerLines = ({ shared, lines }: { shared: Shared; lines: Line[] }) => (
  <tbody className={`found-rows ${cellClasses}`}>
    {lines.map((line) => (
      <PlayerLine key={line.id} shared={shared} {...line} />
    ))}
  </tbody>
);

/** Longer names may not fit into their column. */
const shortName = 10;

/** The classes of its cells are those of `found-rows`. */
function PlayerLine({
  shared,
  id,
  name,
  spot,
  minor,
  cells,
  fits,
  available,
  saved,
  ...line
}: Line & { shared: Shared }) {
  const sport = line.sport ?? shared.sport;
  const availability = available === undefined ? undefined : shared.availabilities[available];
  return (
    <tr data-row="">
      <td>
        {sport && (
          <Field sport={sport} className="thumb">
            {spot && <circle className="disc" cx={spot[0]} cy={spot[1]} r={93} />}
          </Field>
        )}
      </td>
      <td className="row-name">
        <div>
          <span>
            <Link href={`/players/${id}`} title={name.length > shortName ? name : undefined}>
              <bdi>{name}</bdi>
            </Link>
            {minor && (
              <span className="shrink-0 border border-line-2 px-1 text-ink-2" title={shared.minor.title}>
                {shared.minor.text}
              </span>
            )}
          </span>
          {linesOnPhone(cells, shared.columns, fits).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      </td>
      {availability && <Available {...availability} />}
      {cells.map((cell, index) => (
        <TextCell key={shared.columns[index] ?? index} cell={cell} />
      ))}
      {fits && <TextCell cell={fits} />}
      {shared.acts && (
        <td className="row-acts">
          <span>
            <input
              type="checkbox"
              name="player"
              value={id}
              form="chosen"
              aria-label={shared.acts.choose.replace("{player}", () => name)}
            />
            <SaveFromList
              playerId={id}
              saved={saved ?? false}
              label={shared.acts[saved ? "unsave" : "save"].replace("{player}", () => name)}
            />
          </span>
        </td>
      )}
    </tr>
  );
}

function TextCell({ cell }: { cell: Cell }) {
  const [text, title] = typeof cell === "string" ? [cell] : cell;
  // Digits, and punctuation at the end, take the direction of the text around them.
  return <td title={title}>{/\d|[^\p{L}\d]$/u.test(text) ? <bdi>{text}</bdi> : text || "–"}</td>;
}

/** Two lines that take the place of the columns on a phone. */
function linesOnPhone(cells: Cell[], columns: Shared["columns"], fits: string | undefined): string[] {
  const whole = (cell: Cell | undefined) => (Array.isArray(cell) ? cell[1] : cell);
  const named = (name: string) => whole(cells[columns.indexOf(name)]);
  const attributes = cells.filter((_, index) => columns[index] === null).map(whole);
  return [
    [named("position"), named("age"), ...attributes],
    [named("level"), named("place"), fits],
  ]
    .map((texts) => texts.filter(Boolean).join(" · "))
    .filter(Boolean);
}

const Available = ({ text, state, stale = false }: ShownAvailability) => (
  <td className="row-free" title={text}>
    <AvailabilityMark of={{ state, stale }} /> <span>{text}</span>
  </td>
);
