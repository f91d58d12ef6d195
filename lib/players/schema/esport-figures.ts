import { attributeFactories, type NumberAttribute } from "@/lib/sports/schema/attribute";
import { type ClaimRow, rowField } from "@/lib/sports/schema/typed-claim";

const { measure, figure, record } = attributeFactories([], { perSport: false, group: "play" });

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

const year = (name: string) => ({ name, type: "number", range: [1990, 2045] }) as const;

/** The teams and years of a player, shown only with the identity, because together they reveal the person. */
export const teamHistory = record(
  "team_history",
  6,
  [
    { name: "team", type: "text", most: 80, required: true },
    {
      name: "teamLevel",
      type: "choice",
      choices: ["amateur", "academy", "semi_pro", "professional"],
      words: "team_level",
    },
    { ...year("from"), required: true },
    year("to"),
  ],
  { group: "path", accessLevel: "identity", ask: "never", scores: false },
);

export const teamFields = Array.from({ length: teamHistory.rows }, (_, row) =>
  teamHistory.fields.map(({ name }) => rowField(teamHistory.key, row, name)),
).flat();

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

export type EsportAnswers = { figures: EsportFigures; teamHistory: ClaimRow[] };

export const figuresIn = (figures: EsportFigures) =>
  esportFigures.flatMap((attribute) => {
    const value = figures[attribute.key as FigureKey];
    return value === undefined ? [] : [{ attribute, value }];
  });
