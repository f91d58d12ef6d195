import type { Attribute } from "@/lib/measurements/schema/attribute";
import { type Reach, searchable } from "../policy";
import { availableColumn as available, type FixedColumn, fixedColumns, playerColumn } from "./column-names";
import { columnsOf } from "./columns";
import type { Search } from "./search";

export type ShownColumns = { shows: (name: FixedColumn) => boolean; attributes: readonly Attribute[] };

/** What the rows of a search tell: what its reader chose, else what is looked at first in its sport. */
export function shownColumns({ sport, columns }: Search, reach: Reach): ShownColumns {
  if (!columns)
    return { shows: (name) => name !== available || reach === "profile", attributes: columnsOf(sport, reach) };
  return {
    shows: (name) => columns.includes(name) && (name !== available || reach === "profile"),
    attributes: searchable(sport, reach).filter(({ key, type }) => type !== "record" && columns.includes(key)),
  };
}

/** Each column that may be chosen, whether it is shown, and the search that has it the other way. */
export function columnChoices(search: Search, reach: Reach) {
  const { shows, attributes } = shownColumns(search, reach);
  const requestable = searchable(search.sport, reach).filter(({ type }) => type !== "record");
  const names = [
    ...fixedColumns.map((name) => ({ name, attribute: undefined, shown: shows(name) })),
    ...(reach === "profile" ? [{ name: available, attribute: undefined, shown: shows(available) } as const] : []),
    ...requestable.map((attribute) => ({ name: attribute.key, attribute, shown: attributes.includes(attribute) })),
  ];
  const now = names.flatMap(({ name, shown }) => (shown ? [name] : []));
  return names.map((choice) => {
    const next = choice.shown ? now.filter((name) => name !== choice.name) : [...now, choice.name];
    return { ...choice, search: { ...search, columns: [playerColumn, ...next] } };
  });
}
