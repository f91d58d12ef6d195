import "server-only";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { ageSql, publishesName } from "@/lib/players/queries/names";
import { type AgeBand, ageBands } from "@/lib/players/schema/ages";
import { type Game, type GameRole, type LookedFor, type Platform, rankBands, type ServerRegion } from "../schema/games";
import { publicEsport } from "./visible";

/** What anyone may know of somebody who plays e-sport. */
export type EsportCard = {
  id: string;
  handle: string;
  /** Only of who chose to publish it. */
  name: string | null;
  ageBand: AgeBand;
  nationality: string;
  country: string;
  game: Game;
  role: GameRole;
  secondRole: GameRole | null;
  /** The narrowest share of the ladder that holds them, in percent. */
  rankBand: number;
  serverRegion: ServerRegion;
  platform: Platform;
  languages: string[];
  lookingFor: LookedFor;
  /** False on one's own card while others may not see it. */
  isPublic: boolean;
  createdAt: Date;
  updatedAt: Date;
};

/** Cards of the profiles that meet this, as SQL over `esport_players p`, the newest first. No name, birth date or exact rank leaves the database. */
export async function readCards(which: Prisma.Sql, take: number): Promise<EsportCard[]> {
  const youngest = ageBands.slice(1).map(({ from }) => from);
  const rows = await db.$queryRaw<(Omit<EsportCard, "ageBand"> & { ageAt: number })[]>`
    select p.id, p.handle, case when ${publishesName()} then p.full_name end as name,
      width_bucket(${ageSql()}, ${youngest}::int[]) as "ageAt", p.nationality, p.country, p.game, p.role,
      p.second_role as "secondRole", ${rankBand} as "rankBand", p.server_region as "serverRegion", p.platform,
      p.languages, p.looking_for as "lookingFor", (${publicEsport}) as "isPublic", p.created_at as "createdAt",
      p.updated_at as "updatedAt"
    from esport_players p where p.game is not null and ${which} order by p.created_at desc, p.id desc limit ${take}`;
  return rows.map(({ ageAt, ...card }) => ({ ...card, ageBand: ageBands[ageAt]?.band ?? "from18" }));
}

const rankBand = Prisma.sql`(select min(b) from unnest(${[...rankBands]}::double precision[]) as b where b >= p.rank_percentile)`;
