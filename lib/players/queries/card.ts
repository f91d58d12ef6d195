import "server-only";
import { db } from "@/lib/core/db";
import { Prisma } from "@/lib/core/prisma/client";
import { type AgeBand, ageBands } from "../schema/ages";
import { ageSql, publishesName } from "./names";
import { publicPlayers } from "./visible";

/** Others see videos and pictures with the image rights, unless they are hidden or were taken down. */
export const shownMedia = { takenDownAt: null, player: { consentImageRights: true, mediaHidden: false } };

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
  _count: { select: { facts: true, videos: { where: { ...shownMedia, link: null } } } },
} satisfies Prisma.PlayerSelect;

export type CardRow = Prisma.PlayerGetPayload<{ select: typeof cardSelect }>;
export type PlayerCard = Omit<CardRow, "_count"> & {
  /** Only an adult's, and only when they chose to publish it. */
  name: string | null;
  /** Null where too few listed players share it: the card then shows the country alone. */
  city: string | null;
  ageBand: AgeBand;
  /** False on one's own card, and before who looks after accounts, while others may not see it. */
  isPublic: boolean;
  factCount: number;
  videoCount: number;
};

/** As many listed players as must share a city before a card names it. */
const CROWD = 5;

/** Completes rows read with `cardSelect`, in one query for all of them; the order is kept. */
export async function toCard(rows: readonly CardRow[]): Promise<PlayerCard[]> {
  const shown = await shownOf(rows.map((row) => row.id));
  return rows.map(({ _count, ...row }) => {
    const { name = null, city = null, band = 0, isPublic = false } = shown.get(row.id) ?? {};
    const ageBand = ageBands[band]?.band ?? "under16";
    return { ...row, name, city, ageBand, isPublic, factCount: _count.facts, videoCount: _count.videos };
  });
}

/** Of these places, those a card may name, as "country city". */
export async function shownPlaces(places: readonly { country: string; city: string }[]): Promise<Set<string>> {
  if (places.length === 0) return new Set();
  const [countries, cities] = [places.map((place) => place.country), places.map((place) => place.city)];
  const rows = await db.$queryRaw<{ country: string; city: string }[]>`
    select distinct p.country, p.city from unnest(${countries}::text[], ${cities}::text[]) as p(country, city) where ${crowded}`;
  return new Set(rows.map(({ country, city }) => `${country} ${city}`));
}

type Shown = { id: string; band: number; name: string | null; city: string | null; isPublic: boolean };

async function shownOf(ids: readonly string[]): Promise<Map<string, Shown>> {
  if (ids.length === 0) return new Map();
  const youngest = ageBands.slice(1).map(({ from }) => from);
  const rows = await db.$queryRaw<Shown[]>`
    select p.id, width_bucket(${ageSql()}, ${youngest}::int[]) as band, (${publicPlayers}) as "isPublic",
      case when ${publishesName()} then p.full_name end as name,
      case when ${crowded} then p.city end as city
    from players p where p.id = any(${ids}::uuid[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** So many listed players share the city of `players p` that a card names it. */
export const crowded = Prisma.sql`(select count(*) from (
  select from (select p.country, p.city from players p where ${publicPlayers}) as n
  where n.country = p.country and n.city = p.city limit ${CROWD}
) as neighbours) >= ${CROWD}`;
