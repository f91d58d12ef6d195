import "server-only";
import { visibleSeekers } from "@/lib/jobs/queries/visible-seekers";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { visibleEsport } from "@/lib/players/queries/visible-esport";
import type { IntroductionKind } from "../schema/introductions";
import { introductionStateTowards } from "./introduction-state";

/** Loads the person to ask, and locks the recruiter so that concurrent requests are serialized. Refuses `not_found` if the recruiter may not see the person. */
export async function personToAsk(tx: Tx, kind: IntroductionKind, subjectId: string, actor: Actor<"recruiter">) {
  await tx.$queryRaw`select id from recruiters where id = ${actor.recruiterId}::uuid for update`;
  const userId = await accountOf(tx, kind, subjectId, actor);
  if (userId === actor.userId) refuse("not_found");
  return { kind, userId, ...(await introductionStateTowards(actor, userId, tx)) };
}

/** Refuses `not_found` if this actor may not see the person. */
export async function accountOf(tx: Tx, kind: IntroductionKind, id: string, actor: Actor) {
  const [row] =
    kind === "esport"
      ? await tx.$queryRaw<Account[]>`
          select p.user_id as "userId" from esport_players p where p.id = ${id}::uuid and ${visibleEsport(actor)}`
      : await tx.$queryRaw<Account[]>`
          select s.user_id as "userId" from job_seekers s where s.id = ${id}::uuid and ${visibleSeekers(actor)}`;
  return row?.userId ?? refuse("not_found");
}

type Account = { userId: string | null };
