import "server-only";
import type { Actor } from "@/lib/core/actor";
import { db } from "@/lib/core/db";
import { visiblePlayers } from "@/lib/players/queries/visible";
import { ofRecruiter } from "./open-request";

/** A recruiter's own numbers: players asked, kept, and the share of answers among requests that had their time (whole percent, 0 while there is none). */
export async function scoutingNumbers(actor: Actor) {
  const mine = ofRecruiter(actor);
  const [asked, favorites, answered, expired] = await Promise.all([
    db.contactRequest.groupBy({ by: ["playerId"], where: mine }).then((players) => players.length),
    countKept(actor),
    db.contactRequest.count({ where: { ...mine, status: { in: ["accepted", "refused"] } } }),
    db.contactRequest.count({ where: { ...mine, status: "expired" } }),
  ]);
  const due = answered + expired;
  return { contacted: asked, favorites, responseRate: due === 0 ? 0 : Math.round((100 * answered) / due) };
}

/** Players kept who can still be looked at. */
async function countKept(actor: Actor): Promise<number> {
  if (!actor.recruiterId) return 0;
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from favorites f join players p on p.id = f.player_id
    where f.recruiter_id = ${actor.recruiterId}::uuid and ${visiblePlayers(actor)}`;
  return row?.count ?? 0;
}

/** A player's own numbers: requests received in all, and the share they answered of those that had their time (null while there is none). */
export async function answeringNumbers(actor: Actor) {
  const where = { playerId: { in: actor.playerId ? [actor.playerId] : [] } };
  const [received, answered, expired] = await Promise.all([
    db.contactRequest.count({ where }),
    db.contactRequest.count({ where: { ...where, status: { in: ["accepted", "refused"] } } }),
    db.contactRequest.count({ where: { ...where, status: "expired" } }),
  ]);
  const due = answered + expired;
  return { received, responseRate: due === 0 ? null : Math.round((100 * answered) / due) };
}
