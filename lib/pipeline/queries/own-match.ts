import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";

/** Locks a card of the organization; refuses `not_found` for others. */
export async function ownMatch(tx: Tx, id: string, { recruiterId }: Actor<"recruiter">) {
  await tx.$queryRaw`select id from matches where id = ${id}::uuid and recruiter_id = ${recruiterId}::uuid for update`;
  const match = await tx.match.findFirst({
    where: { id, recruiterId },
    select: { id: true, recruiterId: true, playerId: true, status: true, stageSince: true, closedReason: true },
  });
  return match ?? refuse("not_found");
}

export type OwnMatch = Awaited<ReturnType<typeof ownMatch>>;

export async function ownTask(tx: Tx, id: string, { recruiterId }: Actor<"recruiter">) {
  await tx.$queryRaw`
    select t.id from match_tasks t join matches m on m.id = t.match_id
    where t.id = ${id}::uuid and m.recruiter_id = ${recruiterId}::uuid for update`;
  const task = await tx.matchTask.findFirst({
    where: { id, match: { recruiterId } },
    select: { id: true, matchId: true, doneAt: true },
  });
  return task ?? refuse("not_found");
}
