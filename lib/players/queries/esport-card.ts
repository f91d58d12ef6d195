import "server-only";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { type AgeBand, ageBands } from "../schema/ages";
import {
  type Game,
  type GameRole,
  type LookedFor,
  type Platform,
  rankBands,
  type ServerRegion,
} from "../schema/esport-games";
import { ageSql, publishesName } from "./names";
import { publicEsport } from "./visible-esport";

export type EsportCard = {
  id: string;
  handle: string;
  name: string | null;
  ageBand: AgeBand;
  nationality: string;
  country: string;
  game: Game;
  role: GameRole;
  secondRole: GameRole | null;
  /** The smallest rank band that contains the player, in percent from the top of the ladder. */
  rankBand: number;
  serverRegion: ServerRegion;
  platform: Platform;
  languages: string[];
  lookingFor: LookedFor;
  isPublic: boolean;
  createdAt: Date;
  updatedAt: Date;
};

/** The cards that meet a condition over `esport_players p`, newest first; no hidden name, birth date or exact rank leaves the database. */
export async function readCards(condition: Prisma.Sql, take: number): Promise<EsportCard[]> {
  const bandStarts = ageBands.slice(1).map(({ from }) => from);
  const rows = await db.$queryRaw<(Omit<EsportCard, "ageBand"> & { ageAt: number })[]>`
    select p.id, p.handle, case when ${publishesName()} then p.full_name end as name,
      width_bucket(${ageSql()}, ${bandStarts}::int[]) as "ageAt", p.nationality, p.country, p.game, p.role,
      p.second_role as "secondRole", ${rankBand} as "rankBand", p.server_region as "serverRegion", p.platform,
      p.languages, p.looking_for as "lookingFor", (${publicEsport}) as "isPublic", p.created_at as "createdAt",
      p.updated_at as "updatedAt"
    from esport_players p where p.game is not null and ${condition} order by p.created_at desc, p.id desc limit ${take}`;
  return rows.map(({ ageAt, ...card }) => ({ ...card, ageBand: ageBands[ageAt]?.band ?? "from18" }));
}

export async function countCards(condition: Prisma.Sql): Promise<number> {
  const [row] = await db.$queryRaw<{ total: number }[]>`
    select count(*)::int as total from esport_players p where p.game is not null and ${condition}`;
  return row?.total ?? 0;
}

const rankBand = Prisma.sql`(select min(b) from unnest(${[...rankBands]}::double precision[]) as b where b >= p.rank_percentile)`;
