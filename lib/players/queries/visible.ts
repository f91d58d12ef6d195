import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { knownAccount } from "@/lib/platform/command/known-account";
import { db, type Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { seesEveryPlayer } from "../policy";

/** Players that everybody may know of, as SQL over `players p`. */
export const publicPlayers = Prisma.sql`p.listed`;

/** Players that this actor may know of, as SQL over `players p`: one's own profile always, for who looks after accounts every profile. */
export function visiblePlayers(actor: Actor): Prisma.Sql {
  if (seesEveryPlayer(actor)) return Prisma.sql`true`;
  const others = actor.userId ? knownTo(knownAccount(actor)) : publicPlayers;
  const own = actor.playerId ?? actor.guardianOf;
  return own ? Prisma.sql`(p.id = ${own}::uuid or (${others}))` : others;
}

/** Players that whoever has this account, as SQL, may know of: everybody's players but for who blocked the other. */
export const knownTo = (account: Prisma.Sql): Prisma.Sql =>
  Prisma.join([publicPlayers, ...unblocked(account)], " and ");

/** Which of these players this actor may know of. */
export async function visibleAmong(actor: Actor, ids: string[], client: Tx = db): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await client.$queryRaw<{ id: string }[]>`
    select p.id from players p where p.id = any(${ids}::uuid[]) and ${visiblePlayers(actor)}`;
  return new Set(rows.map(({ id }) => id));
}

const unblocked = (account: Prisma.Sql) => [
  Prisma.sql`not exists (select from blocks b where b.blocker_id = ${account} and b.blocked_id = p.user_id)`,
  Prisma.sql`not exists (select from blocks b where b.blocker_id = p.user_id and b.blocked_id = ${account})`,
];

/** Where a player `p` stands, for the desk of the accounts: active is what everybody may know of. */
export const playerState = Prisma.sql`case
  when p.account_closed and exists (select from users u where u.id = p.user_id and u.suspended_at is not null) then 'suspended'
  when p.account_closed then 'closed' when p.status in ('awaiting_guardian', 'awaiting_player') then 'waiting'
  when ${publicPlayers} then 'active' else 'hidden' end`;
