import type { Attribute } from "@/lib/sports/schema/attribute";
import { type SearchAccessLevel, searchable } from "../policy";
import { availableColumn as available, type FixedColumn, fixedColumns, withColumns } from "./column-names";
import { columnsOf } from "./columns";
import type { Search } from "./search";

export type ShownColumns = { shows: (name: FixedColumn) => boolean; attributes: readonly Attribute[] };

export function shownColumns({ sport, columns }: Search, accessLevel: SearchAccessLevel): ShownColumns {
  if (!columns)
    return {
      shows: (name) => name !== available || accessLevel === "profile",
      attributes: columnsOf(sport, accessLevel),
    };
  return {
    shows: (name) => columns.includes(name) && (name !== available || accessLevel === "profile"),
    attributes: searchable(sport, accessLevel).filter(({ key, type }) => type !== "record" && columns.includes(key)),
  };
}

export function columnChoices(search: Search, accessLevel: SearchAccessLevel) {
  const { shows, attributes } = shownColumns(search, accessLevel);
  const selectable = searchable(search.sport, accessLevel).filter(({ type }) => type !== "record");
  const names = [
    ...fixedColumns.map((name) => ({ name, attribute: undefined, shown: shows(name) })),
    ...(accessLevel === "profile" ? [{ name: available, attribute: undefined, shown: shows(available) } as const] : []),
    ...selectable.map((attribute) => ({ name: attribute.key, attribute, shown: attributes.includes(attribute) })),
  ];
  const shownNames = names.flatMap(({ name, shown }) => (shown ? [name] : []));
  return names.map((choice) => ({
    ...choice,
    search: { ...search, columns: withColumns(shownNames, choice.name) },
  }));
}
