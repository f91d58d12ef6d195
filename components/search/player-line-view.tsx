"use client";
"use no memo"; // A row never changes once it is rendered.

import { createContext, type ReactNode, useContext } from "react";
import { SaveFromList } from "@/components/contacts/requests/save-from-list";
import { AvailabilityMark } from "@/components/measurements/availability-mark";
import { Field } from "@/components/sports/field";
import type { Availability } from "@/lib/measurements/schema/standing";
import { Link } from "@/lib/platform/i18n/navigation";
import type { SportSlug } from "@/lib/sports/schema/sports";

type Props = {
  id: string;
  name: string;
  sport: SportSlug;
  /** Coordinates of the position on the drawing. */
  spot: [x: number, y: number] | null;
  minor: boolean;
  /** In the order of the columns; the second text is the whole one, if it differs. */
  cells: Cell[];
  fits: string | null;
  available: AvailableProps | null;
  saved: boolean;
};
type Cell = string | [text: string, title: string];
type AvailableProps = Pick<Availability, "state" | "stale"> & { text: string };

/** What all rows share; texts have the placeholder {player}. */
type Shared = {
  /** Fixed columns have a name, the attributes of the sport have none. */
  columns: (string | null)[];
  minor: { text: string; title: string };
  /** What the reader may do with a player, if anything. */
  acts: { choose: string; save: string; unsave: string } | null;
};

const SharedContext = createContext<Shared>({ columns: [], minor: { text: "", title: "" }, acts: null });

export const PlayerLines = ({ shared, children }: { shared: Shared; children: ReactNode }) => (
  <tbody className="found-rows">
    <SharedContext value={shared}>{children}</SharedContext>
  </tbody>
);

/** Longer texts may not fit into their column. */
const shortText = 10;

/** The classes of its cells are those of `found-rows`. */
export function PlayerLineView({ id, name, sport, spot, minor, cells, fits, available, saved }: Props) {
  const shared = useContext(SharedContext);
  return (
    <tr data-row="">
      <td className="w-11">
        <Field sport={sport} className="thumb block w-9 lg:w-8">
          {spot && <circle className="disc" cx={spot[0]} cy={spot[1]} r={93} />}
        </Field>
      </td>
      <td className="row-name">
        <div className="lg:flex lg:items-center lg:gap-2">
          <span className="flex min-w-0 items-center gap-2">
            <Link href={`/players/${id}`} title={name.length > shortText ? name : undefined}>
              <bdi>{name}</bdi>
            </Link>
            {minor && (
              <span className="shrink-0 border border-line-2 px-1 text-ink-2" title={shared.minor.title}>
                {shared.minor.text}
              </span>
            )}
          </span>
          {linesOnPhone(cells, shared.columns, fits).map((line) => (
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
      {cells.map((cell, index) => (
        <TextCell key={shared.columns[index] ?? index} cell={cell} />
      ))}
      {available && (
        <td className="max-[96rem]:hidden">
          <Available {...available} />
        </td>
      )}
      {fits && <TextCell cell={fits} />}
      {shared.acts && (
        <td className="row-acts">
          <span className="flex items-center justify-end gap-2">
            <input
              type="checkbox"
              name="player"
              value={id}
              form="chosen"
              aria-label={shared.acts.choose.replace("{player}", () => name)}
              className="size-6 flex-none print:hidden"
            />
            <SaveFromList
              playerId={id}
              saved={saved}
              label={shared.acts[saved ? "unsave" : "save"].replace("{player}", () => name)}
            />
          </span>
        </td>
      )}
    </tr>
  );
}

function TextCell({ cell }: { cell: Cell }) {
  const [text, title] = typeof cell === "string" ? [cell, cell.length > shortText ? cell : undefined] : cell;
  return <td title={title}>{text ? <bdi>{text}</bdi> : "–"}</td>;
}

/** Two lines that take the place of the columns on a phone. */
function linesOnPhone(cells: Cell[], columns: Shared["columns"], fits: string | null): string[] {
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

const Available = ({ text, ...availability }: AvailableProps) => (
  <span title={text}>
    <AvailabilityMark of={availability} /> <span className="lg:max-[96rem]:sr-only">{text}</span>
  </span>
);
