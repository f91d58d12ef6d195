import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { Prisma } from "@/lib/platform/prisma/client";
import { nameColumn, namesFor } from "@/lib/scouting/queries/names";

/** The player whose side this person is on: the player, or a minor's guardian. */
export const playerOf = (actor: Actor) => actor.playerId ?? actor.guardianOf;

/** The player's id if there is a player record, else the recruiter's: messages are stored under this id. */
export const partyOf = (actor: Actor): string | null => playerOf(actor) ?? actor.recruiterId;

/** Conversations this person is part of, as SQL over `threads t`. */
export function ofParty(actor: Actor): Prisma.Sql {
  const player = playerOf(actor);
  if (player) return Prisma.sql`t.player_id = ${player}::uuid`;
  return actor.recruiterId ? Prisma.sql`t.recruiter_id = ${actor.recruiterId}::uuid` : Prisma.sql`false`;
}

type Account = { userId: string };

/** Who is on this actor's side of a conversation, and who on the other; a guardian is on the child's. */
export function sidesOf(actor: Actor, { player, recruiter }: { player: Account; recruiter: Account }) {
  const [blockerId, blockedId] = playerOf(actor)
    ? [player.userId, recruiter.userId]
    : [recruiter.userId, player.userId];
  return { blockerId, blockedId };
}

/** The displayed name of a conversation's player, as a column over `threads t`; null for the player's side, which sees the organization's name. */
export const otherColumn = (actor: Actor): Prisma.Sql =>
  playerOf(actor) ? Prisma.sql`null::json` : nameColumn(actor, Prisma.sql`t.player_id`);

/** The guardian's name, as a column over `threads t` and `recruiters r`: for the child's side, and for the club to which this request opened the name. */
export const guardianColumn = (actor: Actor): Prisma.Sql => Prisma.sql`(
  select g.full_name from guardians g where g.player_id = t.player_id and (t.player_id = ${playerOf(actor)}::uuid
    or r.status = 'verified' and exists (
      select from disclosures d where d.request_id = t.request_id and d.closed_at is null)))`;

type Between = { playerId: string; organization: string };

/** The displayed name of the other side: the organization, or the player at this actor's access level. */
export async function others(actor: Actor, threads: Between[]): Promise<(thread: Between) => string> {
  if (playerOf(actor)) return ({ organization }) => organization;
  const ids = threads.map(({ playerId }) => playerId);
  const names = await namesFor(actor, ids);
  return ({ playerId }) => names.get(playerId) ?? "";
}
