import "server-only";
import { visibleEsport } from "@/lib/esport/queries/visible";
import { visibleSeekers } from "@/lib/jobs/queries/visible-seekers";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { IntroductionKind } from "../schema";
import { standingTowards } from "./standing";

/** Who is asked, as the recruiter who asks finds them; refuses `not_found` for whom they may not know of. Locks the recruiter, so that two at once see each other. */
export async function personToAsk(tx: Tx, kind: IntroductionKind, subjectId: string, actor: Actor<"recruiter">) {
  await tx.$queryRaw`select id from recruiters where id = ${actor.recruiterId}::uuid for update`;
  const userId = await accountOf(tx, kind, subjectId, actor);
  if (!userId || userId === actor.userId) refuse("not_found");
  return { kind, userId, ...(await standingTowards(actor, userId, tx)) };
}

async function accountOf(tx: Tx, kind: IntroductionKind, id: string, actor: Actor) {
  const [found] =
    kind === "esport"
      ? await tx.$queryRaw<Account[]>`
          select p.user_id as "userId" from esport_players p where p.id = ${id}::uuid and ${visibleEsport(actor)}`
      : await tx.$queryRaw<Account[]>`
          select s.user_id as "userId" from job_seekers s where s.id = ${id}::uuid and ${visibleSeekers(actor)}`;
  return found?.userId;
}

type Account = { userId: string | null };
