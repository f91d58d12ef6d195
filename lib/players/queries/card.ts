import "server-only";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { type AgeBand, ageBands } from "../schema/ages";
import { ageSql } from "./names";
import { isShownSql } from "./subject";
import { publicPlayers } from "./visible";

/** What anyone may know. No name, birth date or city: `toCard` asks Postgres for what may be shown of them. */
export const cardSelect = {
  id: true,
  handle: true,
  nationality: true,
  country: true,
  primarySport: true,
  position: true,
  level: true,
  identityChecked: true,
  createdAt: true,
} satisfies Prisma.PlayerSelect;

export type CardRow = Prisma.PlayerGetPayload<{ select: typeof cardSelect }>;
export type PlayerCard = CardRow & {
  /** Only an adult's, and only when they chose to publish it. */
  name: string | null;
  /** Null where it is not shown: of a minor, and where too few listed players share it. The card then shows the country alone. */
  city: string | null;
  ageBand: AgeBand;
  /** False on one's own card, and before who looks after accounts, while others may not see it. */
  isPublic: boolean;
  /** How much the profile adds; null where it shows no facts. */
  factCount: number | null;
  videoCount: number;
};

/** As many listed players as must share a city before a card names it. */
const CROWD = 5;

/** Completes rows read with `cardSelect`, in one query for all of them; the order is kept. */
export async function toCard(rows: readonly CardRow[]): Promise<PlayerCard[]> {
  const shown = await shownOf(rows.map((row) => row.id));
  return rows.map((row) => {
    const { id: _, band, ...rest } = shown.get(row.id) ?? nothing;
    return { ...row, ...rest, ageBand: ageBands[band]?.band ?? "under16" };
  });
}

type Shown = { id: string; band: number } & Pick<PlayerCard, "name" | "city" | "isPublic" | "factCount" | "videoCount">;

const nothing: Shown = { id: "", band: 0, name: null, city: null, isPublic: false, factCount: null, videoCount: 0 };

async function shownOf(ids: readonly string[]): Promise<Map<string, Shown>> {
  if (ids.length === 0) return new Map();
  const youngest = ageBands.slice(1).map(({ from }) => from);
  const rows = await db.$queryRaw<Shown[]>`
    select p.id, width_bucket(${ageSql()}, ${youngest}::int[]) as band, (${publicPlayers}) as "isPublic",
      case when ${isShownSql("name", "card")} then p.full_name end as name,
      case when ${showsCity()} then p.city end as city,
      case when ${isShownSql("facts", "profile")}
        then (select count(*)::int from player_facts f where f.player_id = p.id) end as "factCount",
      case when ${isShownSql("media", "profile")} and p.consent_image_rights and not p.media_hidden then (
        select count(*)::int from player_videos v
        where v.player_id = p.id and v.link is null and v.taken_down_at is null) else 0 end as "videoCount"
    from players p where p.id = any(${ids}::uuid[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether a card names the city of `players p`. */
export const showsCity = () => Prisma.sql`(${isShownSql("city", "card")} and ${crowded})`;

const crowded = Prisma.sql`(select count(*) from (
  select from (select p.country, p.city from players p where ${publicPlayers}) as n
  where n.country = p.country and n.city = p.city limit ${CROWD}
) as neighbours) >= ${CROWD}`;
