import { asked } from "../attribute";
import { languageLevels, spokenLanguages } from "./languages";

const { measure, figure, choice, choices, record, yesNo } = asked([], { perSport: false, group: "play" });
const rate = { decimals: 2 } as const;

/** Genres, no brands: a ladder changes its names each season, so the percentile is what stays comparable. */
export const esportGames = [
  "moba",
  "tactical_shooter",
  "hero_shooter",
  "battle_royale",
  "car_football",
  "football_simulation",
  "fighting",
  "racing",
  "strategy",
  "auto_battler",
  "cards",
  "mobile",
] as const;
export type EsportGame = (typeof esportGames)[number];

export const esportRoles: Record<EsportGame, readonly string[]> = {
  moba: ["top", "jungle", "mid", "bot_carry", "support", "carry", "offlane", "soft_support", "hard_support"],
  tactical_shooter: ["entry", "in_game_leader", "sniper", "lurker", "initiator", "anchor", "controller", "flex"],
  hero_shooter: ["tank", "damage_hitscan", "damage_flex", "main_support", "flex_support"],
  battle_royale: ["in_game_leader", "fragger", "anchor", "support"],
  car_football: ["first_man", "second_man", "third_man"],
  football_simulation: ["one_v_one", "two_v_two", "clubs_mode"],
  fighting: [],
  racing: ["wheel", "pad"],
  strategy: [],
  auto_battler: [],
  cards: [],
  mobile: [],
};

export const serverRegions = [
  "eu_west",
  "eu_east",
  "north_america",
  "latin_america",
  "brazil",
  "mena",
  "africa",
  "asia",
  "oceania",
] as const;
export const platforms = ["pc", "playstation", "xbox", "switch", "phone"] as const;

/** Of e-sport players, who have profiles of their own: no athlete is asked these. */
export const esport = [
  choice("game", esportGames),
  choices("game_role", [...new Set(Object.values(esportRoles).flat())]),
  record("rank", 1, [
    { name: "rank", type: "text", most: 40, required: true },
    { name: "season", type: "text", most: 40 },
  ]),
  measure("rank_percentile", "pct", [0.001, 100], { direction: "down", decimals: 3 }),
  record("peak_rank", 1, [
    { name: "rank", type: "text", most: 40, required: true },
    { name: "year", type: "number", range: [2000, 2045] },
  ]),
  measure("leaderboard_place", "count", [1, 100_000], { direction: "down" }),
  choice("server_region", serverRegions),
  measure("ping_ms", "ms", [1, 250], { direction: "down" }),
  measure("practice_hours", "hour", [0, 60], { scores: false }),
  measure("character_pool", "count", [1, 60], { direction: "up" }),
  figure("kda", [0, 20], "up", rate),
  figure("adr", [0, 200], "up", { decimals: 1 }),
  figure("win_pct", [0, 100], "up"),
  measure("scrim_slots", "count", [0, 7], { group: "next" }),
  measure("lan_events", "count", [0, 200], { group: "path", direction: "up" }),
  record("comms_languages", 6, [
    { name: "language", type: "choice", choices: spokenLanguages, words: "intl:language", required: true },
    { name: "level", type: "choice", choices: languageLevels, words: "cefr", required: true },
  ]),
  record(
    "team_history",
    8,
    [
      { name: "team", type: "text", most: 60, required: true },
      { name: "from", type: "number", range: [2000, 2045] },
      { name: "to", type: "number", range: [2000, 2045] },
    ],
    { group: "path", depth: "identity" },
  ),
  choices("platform", platforms),
  yesNo("competition_ban", { group: "path", scores: false }),
];
