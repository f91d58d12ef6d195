const roles = {
  moba: ["top", "jungle", "mid", "bot", "support"],
  moba_positions: ["carry", "mid", "offlane", "soft_support", "hard_support"],
  tactical_shooter: ["entry", "leader", "sniper", "lurker", "support", "anchor", "controller", "flex"],
  hero_shooter: ["tank", "hitscan", "flex_damage", "main_support", "flex_support"],
  battle_royale: ["leader", "fragger", "anchor", "support"],
  car_football: ["first_man", "second_man", "third_man"],
  football_simulation: ["one_on_one", "two_on_two", "clubs"],
  fighting: ["one_on_one"],
  racing: ["sprint_driver", "endurance_driver"],
  strategy: ["one_on_one", "two_on_two"],
} as const;

type Genre = keyof typeof roles;

/** The games of e-sport profiles; names are the same in every language, and a new game is a line here. */
export const games = {
  "league-of-legends": { name: "League of Legends", genre: "moba" },
  "dota-2": { name: "Dota 2", genre: "moba_positions" },
  "mobile-legends": { name: "Mobile Legends: Bang Bang", genre: "moba" },
  valorant: { name: "Valorant", genre: "tactical_shooter" },
  "counter-strike-2": { name: "Counter-Strike 2", genre: "tactical_shooter" },
  "rainbow-six-siege": { name: "Rainbow Six Siege", genre: "tactical_shooter" },
  "overwatch-2": { name: "Overwatch 2", genre: "hero_shooter" },
  "marvel-rivals": { name: "Marvel Rivals", genre: "hero_shooter" },
  fortnite: { name: "Fortnite", genre: "battle_royale" },
  "apex-legends": { name: "Apex Legends", genre: "battle_royale" },
  "pubg-mobile": { name: "PUBG Mobile", genre: "battle_royale" },
  "rocket-league": { name: "Rocket League", genre: "car_football" },
  "ea-sports-fc": { name: "EA Sports FC", genre: "football_simulation" },
  efootball: { name: "eFootball", genre: "football_simulation" },
  "street-fighter-6": { name: "Street Fighter 6", genre: "fighting" },
  "tekken-8": { name: "Tekken 8", genre: "fighting" },
  iracing: { name: "iRacing", genre: "racing" },
  "gran-turismo-7": { name: "Gran Turismo 7", genre: "racing" },
  "starcraft-2": { name: "StarCraft II", genre: "strategy" },
  "age-of-empires-4": { name: "Age of Empires IV", genre: "strategy" },
} as const satisfies Record<string, { name: string; genre: Genre }>;

export type Game = keyof typeof games;
export type GameRole = (typeof roles)[Genre][number];

export const gameSlugs = Object.keys(games) as Game[];
export const gameRoles = [...new Set(Object.values(roles).flat())] as GameRole[];

export const isGame = (slug: unknown): slug is Game => gameSlugs.some((game) => game === slug);
export const rolesOf = (game: Game): readonly GameRole[] => roles[games[game].genre];
export const isRoleOf = (game: Game, role: unknown): role is GameRole =>
  rolesOf(game).some((gameRole) => gameRole === role);

export const serverRegions = [
  "europe",
  "north_america",
  "latin_america",
  "brazil",
  "middle_east",
  "africa",
  "asia",
  "korea",
  "oceania",
] as const;
export const platforms = ["pc", "playstation", "xbox", "switch", "mobile"] as const;
export const lookingForOptions = ["team", "academy", "trial", "substitute"] as const;

export type ServerRegion = (typeof serverRegions)[number];
export type Platform = (typeof platforms)[number];
export type LookedFor = (typeof lookingForOptions)[number];

/** Rank bands on cards and in searches, in percent from the top of a ladder. */
export const rankBands = [0.1, 1, 5, 10, 25, 50, 100] as const;

export const bandOf = (percentile: number) => rankBands.find((band) => percentile <= band) ?? 100;
