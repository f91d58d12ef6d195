import type { SportSlug } from "@/lib/sports/schema/sports";
import { askable } from "./askable";

export const playerColumn = "player";
export const fixedColumns = ["age", "position", "level", "place"] as const;
export const availableColumn = "available";
/** The columns once one of them is hidden, or shown. */
export const withColumns = (shown: readonly string[], toggled: string): string[] => [
  playerColumn,
  ...(shown.includes(toggled) ? shown.filter((name) => name !== toggled) : [...shown, toggled]),
];
export type FixedColumn = (typeof fixedColumns)[number] | typeof availableColumn;

export const knownColumns = (sport: SportSlug | undefined): readonly string[] => [
  playerColumn,
  ...fixedColumns,
  ...askable(sport).flatMap(({ key, type }) => (type === "record" ? [] : [key])),
  availableColumn,
];
