import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";

/** What became of one's wish that we act as one's agent, when it was said last; null for who never asked, or asks no longer. */
export async function ownAgentRequest(actor: Actor) {
  if (!actor.playerId) return null;
  return db.ticket.findFirst({
    where: { userId: actor.userId, topic: "agent_service", user: { player: { agentService: true } } },
    orderBy: { createdAt: "desc" },
    select: { createdAt: true, answeredAt: true },
  });
}

export type AgentRequest = NonNullable<Awaited<ReturnType<typeof ownAgentRequest>>>;
