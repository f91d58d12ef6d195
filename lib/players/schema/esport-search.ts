import {
  type Game,
  type GameRole,
  gameRoles,
  isGame,
  isRoleOf,
  rankBands,
  type ServerRegion,
  serverRegions,
} from "./esport-games";

export type EsportSearch = { game?: Game; role?: GameRole; region?: ServerRegion; rank?: RankThreshold };

/** In percent from the top of a ladder, or better. */
export const rankThresholds = rankBands.filter((band) => band < 100).map(String);
export type RankThreshold = (typeof rankThresholds)[number];

export function esportSearch(searchParams: Record<string, unknown>): EsportSearch {
  const game = isGame(searchParams.game) ? searchParams.game : null;
  const role = gameRoles.find((gameRole) => gameRole === searchParams.role);
  const region = serverRegions.find((serverRegion) => serverRegion === searchParams.region);
  const rank = rankThresholds.find((threshold) => threshold === searchParams.rank);
  return {
    ...(game && { game }),
    ...(role && (!game || isRoleOf(game, role)) && { role }),
    ...(region && { region }),
    ...(rank && { rank }),
  };
}
