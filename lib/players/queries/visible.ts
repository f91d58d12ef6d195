import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { knownAccount } from "@/lib/platform/command/known-account";
import { db, type Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { seesEveryPlayer } from "../policy/players";

export const publicPlayers = Prisma.sql`p.listed`;

/** The players this actor may see, as SQL over `players p`: always their own profile, and every profile for staff for accounts. */
export function visiblePlayers(actor: Actor): Prisma.Sql {
  if (seesEveryPlayer(actor)) return Prisma.sql`true`;
  const others = actor.userId ? knownTo(knownAccount(actor)) : publicPlayers;
  const ownId = actor.playerId ?? actor.guardianOf;
  return ownId ? Prisma.sql`(p.id = ${ownId}::uuid or (${others}))` : others;
}

/** The listed players without a block between them and this account. */
export const knownTo = (account: Prisma.Sql): Prisma.Sql =>
  Prisma.join([publicPlayers, ...withoutBlocks(account)], " and ");

export async function visibleAmong(actor: Actor, ids: string[], client: Tx = db): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await client.$queryRaw<{ id: string }[]>`
    select p.id from players p where p.id = any(${ids}::uuid[]) and ${visiblePlayers(actor)}`;
  return new Set(rows.map(({ id }) => id));
}

const withoutBlocks = (account: Prisma.Sql) => [
  Prisma.sql`not exists (select from blocks b where b.blocker_id = ${account} and b.blocked_id = p.user_id)`,
  Prisma.sql`not exists (select from blocks b where b.blocker_id = p.user_id and b.blocked_id = ${account})`,
];

/** The state of `players p` in the admin list; "active" means publicly listed. */
export const playerState = Prisma.sql`case
  when p.account_closed and exists (select from users u where u.id = p.user_id and u.suspended_at is not null) then 'suspended'
  when p.account_closed then 'closed' when p.status in ('awaiting_guardian', 'awaiting_player') then 'waiting'
  when ${publicPlayers} then 'active' else 'hidden' end`;
