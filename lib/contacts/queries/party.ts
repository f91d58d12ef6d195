import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { Prisma } from "@/lib/platform/prisma/client";
import { nameColumn, namesFor } from "./names";

export const playerOf = (actor: Actor) => actor.playerId ?? actor.guardianOf;

/** The id that messages are stored under: the player's if there is one, otherwise the recruiter's. */
export const messagePartyId = (actor: Actor): string | null => playerOf(actor) ?? actor.recruiterId;

export function ofParty(actor: Actor): Prisma.Sql {
  const player = playerOf(actor);
  if (player) return Prisma.sql`t.player_id = ${player}::uuid`;
  return actor.recruiterId ? Prisma.sql`t.recruiter_id = ${actor.recruiterId}::uuid` : Prisma.sql`false`;
}

type Account = { userId: string };

/** The accounts of the actor's side and of the other side; a guardian is on the child's side. */
export function accountsOfBothSides(actor: Actor, { player, recruiter }: { player: Account; recruiter: Account }) {
  const [blockerId, blockedId] = playerOf(actor)
    ? [player.userId, recruiter.userId]
    : [recruiter.userId, player.userId];
  return { blockerId, blockedId };
}

/** The displayed name of the player, as a column over `threads t`; null for the player's side, which sees the organization's name. */
export const otherColumn = (actor: Actor): Prisma.Sql =>
  playerOf(actor) ? Prisma.sql`null::json` : nameColumn(actor, Prisma.sql`t.player_id`);

/** The guardian's name, as a column over `threads t` and `recruiters r`, for the child's side and for a verified club with an open disclosure. */
export const guardianColumn = (actor: Actor): Prisma.Sql => Prisma.sql`(
  select g.full_name from guardians g where g.player_id = t.player_id and (t.player_id = ${playerOf(actor)}::uuid
    or r.status = 'verified' and exists (
      select from disclosures d where d.request_id = t.request_id and d.closed_at is null)))`;

type ThreadParties = { playerId: string; organization: string };

export async function others(actor: Actor, threads: ThreadParties[]): Promise<(thread: ThreadParties) => string> {
  if (playerOf(actor)) return ({ organization }) => organization;
  const ids = threads.map(({ playerId }) => playerId);
  const names = await namesFor(actor, ids);
  return ({ playerId }) => names.get(playerId) ?? "";
}
