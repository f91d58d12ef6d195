import "server-only";
import { depthOf } from "@/lib/esport/policy";
import { readCards } from "@/lib/esport/queries/card";
import { identityOf, profileOf } from "@/lib/esport/queries/depths";
import { visibleEsport } from "@/lib/esport/queries/visible";
import type { Actor } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { query } from "@/lib/platform/command/query";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { viewIntroduced } from "../commands/view-introduced";
import { mayAsk } from "../policy";
import { standingTowards } from "./standing";

/** Somebody who plays e-sport, as deep as this actor may see, with what comes next; null for unknown, unlisted and blocked alike. */
export const getEsportPlayer = query({
  limit: { act: "getEsportPlayer", person: { burst: 240, seconds: 60 } },
  async read(actor: Actor, id: string) {
    if (!uuid.safeParse(id).success) return null;
    const [card] = await readCards(Prisma.sql`p.id = ${id}::uuid and ${visibleEsport(actor)}`, 1);
    if (!card) return null;
    const { userId } = await db.esportPlayer.findUniqueOrThrow({ where: { id }, select: { userId: true } });
    const towards = await standingTowards(actor, userId);
    const next = { towards, mayAsk: mayAsk(actor, { kind: "esport", ...towards }), mine: userId === actor.userId };
    return { card, ...next, ...(await deeper(actor, { id, userId }, towards)) };
  },
});

export type EsportView = NonNullable<Awaited<ReturnType<typeof getEsportPlayer>>>;

async function deeper(
  actor: Actor,
  { id, userId }: { id: string; userId: string | null },
  towards: Awaited<ReturnType<typeof standingTowards>>,
) {
  const depth = depthOf(actor, userId, towards);
  if (depth === "card") return { depth, profile: null, identity: null };
  if (depth === "profile") return { depth, profile: await profileOf(id), identity: null };
  if (towards.opened) await viewIntroduced(actor, { introductionId: towards.opened.id });
  const identity = await identityOf(id);
  return { depth, profile: identity, identity };
}
