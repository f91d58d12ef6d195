import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";

/** The dates of the player's latest request for an agent and of its answer; null when there is none or it was withdrawn. */
export async function ownAgentRequest(actor: Actor) {
  if (!actor.playerId) return null;
  return db.ticket.findFirst({
    where: { userId: actor.userId, topic: "agent_service", user: { player: { agentService: true } } },
    orderBy: { createdAt: "desc" },
    select: { createdAt: true, answeredAt: true },
  });
}

export type AgentRequest = NonNullable<Awaited<ReturnType<typeof ownAgentRequest>>>;
