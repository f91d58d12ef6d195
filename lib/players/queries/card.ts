import "server-only";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { type AgeBand, ageBands } from "../schema/ages";
import { ageSql } from "./names";
import { isShownSql } from "./subject";
import { publicPlayers } from "./visible";

/** The columns that anyone may read; names, birth dates and cities are added by `toCard` only where they may be shown. */
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
  name: string | null;
  /** Null where it is not shown: for minors, and where too few listed players share the city. */
  city: string | null;
  ageBand: AgeBand;
  /** False when the card is hidden from others; its owner and the staff for accounts still see it. */
  isPublic: boolean;
  factCount: number | null;
  videoCount: number;
};

const MIN_PLAYERS_IN_CITY = 5;

/** Completes rows read with `cardSelect`, in one query for all of them and in the same order. */
export async function toCard(rows: readonly CardRow[]): Promise<PlayerCard[]> {
  const details = await loadDetails(rows.map((row) => row.id));
  return rows.map((row) => {
    const { id: _, band, ...rest } = details.get(row.id) ?? noDetails;
    return { ...row, ...rest, ageBand: ageBands[band]?.band ?? "under16" };
  });
}

type CardDetails = { id: string; band: number } & Pick<
  PlayerCard,
  "name" | "city" | "isPublic" | "factCount" | "videoCount"
>;

const noDetails: CardDetails = {
  id: "",
  band: 0,
  name: null,
  city: null,
  isPublic: false,
  factCount: null,
  videoCount: 0,
};

async function loadDetails(ids: readonly string[]): Promise<Map<string, CardDetails>> {
  if (ids.length === 0) return new Map();
  const bandStarts = ageBands.slice(1).map(({ from }) => from);
  const rows = await db.$queryRaw<CardDetails[]>`
    select p.id, width_bucket(${ageSql()}, ${bandStarts}::int[]) as band, (${publicPlayers}) as "isPublic",
      case when ${isShownSql("name", "card")} then p.full_name end as name,
      case when ${showsCity()} then p.city end as city,
      case when ${isShownSql("facts", "profile")}
        then (select count(*)::int from player_claims c
          where c.player_id = p.id and c.label is not null and c.recorded_at is null) end as "factCount",
      case when ${isShownSql("media", "profile")} and p.consent_image_rights and not p.media_hidden then (
        select count(*)::int from player_videos v
        where v.player_id = p.id and v.link is null and v.taken_down_at is null) else 0 end as "videoCount"
    from players p where p.id = any(${ids}::uuid[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** An SQL condition: whether a card names the city of `players p`. */
export const showsCity = () => Prisma.sql`(${isShownSql("city", "card")} and ${isCityShared})`;

const isCityShared = Prisma.sql`(select count(*) from (
  select from (select p.country, p.city from players p where ${publicPlayers}) as n
  where n.country = p.country and n.city = p.city limit ${MIN_PLAYERS_IN_CITY}
) as neighbours) >= ${MIN_PLAYERS_IN_CITY}`;
