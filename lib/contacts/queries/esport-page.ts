import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { query } from "@/lib/platform/command/query";
import { db } from "@/lib/platform/db/db";
import { log } from "@/lib/platform/http/log";
import { Prisma } from "@/lib/platform/prisma/client";
import { esportAccessLevelOf } from "@/lib/players/policy/esport";
import { readCards } from "@/lib/players/queries/esport-card";
import { identityOf, profileOf } from "@/lib/players/queries/esport-profile";
import { esportMediaOf } from "@/lib/players/queries/media";
import { visibleEsport } from "@/lib/players/queries/visible-esport";
import { openEsportProfile } from "../commands/open-esport-profile";
import { viewIntroduced } from "../commands/view-introduced";
import { mayAsk } from "../policy/introductions";
import { introductionStateTowards } from "./introduction-state";

/** An e-sport player at this actor's access level; null if unknown, unlisted or blocked. */
export const getEsportPlayer = query({
  limit: { act: "getEsportPlayer", person: { burst: 240, seconds: 60 } },
  async read(actor: Actor, id: string) {
    if (!uuid.safeParse(id).success) return null;
    const [card] = await readCards(Prisma.sql`p.id = ${id}::uuid and ${visibleEsport(actor)}`, 1);
    if (!card) return null;
    const { userId } = await db.esportPlayer.findUniqueOrThrow({ where: { id }, select: { userId: true } });
    const introductionState = await introductionStateTowards(actor, userId);
    const next = {
      towards: introductionState,
      mayAsk: mayAsk(actor, { kind: "esport", ...introductionState }),
      mine: userId === actor.userId,
    };
    return { card, ...next, ...(await readDetails(actor, { id, userId }, introductionState)) };
  },
});

export type EsportView = NonNullable<Awaited<ReturnType<typeof getEsportPlayer>>>;

async function readDetails(
  actor: Actor,
  { id, userId }: { id: string; userId: string | null },
  introductionState: Awaited<ReturnType<typeof introductionStateTowards>>,
) {
  const accessLevel = esportAccessLevelOf(actor, userId, introductionState);
  if (accessLevel === "card") return { accessLevel, profile: null, identity: null, media: null };
  if (actor.recruiterId)
    await openEsportProfile(actor, { esportPlayerId: id }).catch((err) => log.warn({ err }, "visit not noted"));
  const reader = { accessLevel, owner: userId !== null && actor.userId === userId };
  if (accessLevel === "profile") {
    const [profile, media] = await Promise.all([profileOf(id), esportMediaOf(id, reader)]);
    return { accessLevel, profile, identity: null, media };
  }
  if (introductionState.opened) await viewIntroduced(actor, { introductionId: introductionState.opened.id });
  const [identity, media] = await Promise.all([identityOf(id), esportMediaOf(id, reader)]);
  return { accessLevel, profile: identity, identity, media };
}
