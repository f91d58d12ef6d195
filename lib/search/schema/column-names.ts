import type { SportSlug } from "@/lib/sports/schema";
import { askable } from "./askable";

/** The player stands in the first column, which is never left out. */
export const playerColumn = "player";
/** Columns that every list has. */
export const fixedColumns = ["age", "position", "level", "place"] as const;
export const availableColumn = "available";
export type FixedColumn = (typeof fixedColumns)[number] | typeof availableColumn;

/** What an address may ask for. */
export const knownColumns = (sport: SportSlug | undefined): readonly string[] => [
  playerColumn,
  ...fixedColumns,
  ...askable(sport).flatMap(({ key, type }) => (type === "record" ? [] : [key])),
  availableColumn,
];
