import {
  type Game,
  type GameRole,
  gameRoles,
  isGame,
  isRoleOf,
  rankBands,
  type ServerRegion,
  serverRegions,
} from "./games";

/** Which of the players are asked for, by the names of the address; what cannot be understood is left out. */
export type EsportSearch = { game?: Game; role?: GameRole; region?: ServerRegion; rank?: RankAsked };

/** Among so many percent of a ladder, or better. */
export const ranksAsked = rankBands.filter((band) => band < 100).map(String);
export type RankAsked = (typeof ranksAsked)[number];

export function esportSearch(searchParams: Record<string, unknown>): EsportSearch {
  const game = isGame(searchParams.game) ? searchParams.game : null;
  const role = gameRoles.find((each) => each === searchParams.role);
  const region = serverRegions.find((each) => each === searchParams.region);
  const rank = ranksAsked.find((each) => each === searchParams.rank);
  return {
    ...(game && { game }),
    ...(role && (!game || isRoleOf(game, role)) && { role }),
    ...(region && { region }),
    ...(rank && { rank }),
  };
}
