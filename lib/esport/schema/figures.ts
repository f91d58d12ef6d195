import { asked, type NumberAttribute } from "@/lib/evidence/schema/attribute";

const { measure, figure } = asked([], { perSport: false, group: "play" });

/** What games count, as their players read it there: none is required, and no game has them all. */
export const esportFigures = [
  measure("leaderboard_place", "count", [1, 100_000], { direction: "down" }),
  figure("win_pct", [0, 100], "up"),
  figure("kda", [0, 20], "up", { decimals: 2 }),
  figure("adr", [0, 200], "up", { decimals: 1 }),
  measure("character_pool", "count", [1, 60], { direction: "up" }),
  measure("ping_ms", "ms", [1, 250], { direction: "down" }),
  measure("scrim_slots", "count", [0, 7], { group: "next" }),
  measure("lan_events", "count", [0, 200], { group: "path", direction: "up" }),
] satisfies readonly NumberAttribute[];

export type FigureKey =
  | "leaderboard_place"
  | "win_pct"
  | "kda"
  | "adr"
  | "character_pool"
  | "ping_ms"
  | "scrim_slots"
  | "lan_events";
export type EsportFigures = Partial<Record<FigureKey, number>>;

/** Those that somebody has, in the order of the list. */
export const figuresIn = (figures: EsportFigures) =>
  esportFigures.flatMap((attribute) => {
    const value = figures[attribute.key as FigureKey];
    return value === undefined ? [] : [{ attribute, value }];
  });
